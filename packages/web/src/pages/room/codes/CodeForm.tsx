import { useNavigate } from "@tanstack/react-router";
import css from "./CodeForm.module.css";
import { formatCode } from "./code.ts";

/** A code, typed where one is: it leads to the page on which one comes in. */
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
      <label htmlFor="start-code">At a committee? Type the code of your delegation:</label>
      <input
        id="start-code"
        name="code"
        placeholder="ABCD-2345"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <button type="submit">Come in</button>
    </form>
  );
}
