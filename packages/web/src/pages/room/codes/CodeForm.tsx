import { useNavigate } from "@tanstack/react-router";
import { joinByCode } from "../../../messages/joinByCode.ts";
import css from "./CodeForm.module.css";
import { formatCode } from "./code.ts";

/** A field for a code, which leads to the page for joining. */
export function CodeForm() {
  const navigate = useNavigate();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const code = formatCode(String(new FormData(event.currentTarget).get("code") ?? ""));
        void navigate({ to: "/join", hash: code });
      }}
    >
      <label htmlFor="start-code">{joinByCode("atCommittee")}</label>
      <input
        id="start-code"
        name="code"
        placeholder="ABCD-2345"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <button type="submit">{joinByCode("join")}</button>
    </form>
  );
}
