import { formatList } from "@chancery/messages";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { meQuery } from "../../../api/queries.ts";
import { PRESETS } from "../../../games/index.ts";
import { joinByCode } from "../../../messages/joinByCode.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { NameField } from "../../accounts/NameField.tsx";
import { TextPage } from "../../layout/pages.tsx";
import { formatCode, isWhole } from "./code.ts";
import css from "./codes.module.css";
import { delegationQuery, useEnter } from "./queries.ts";

/** Where a delegate joins: with the code of their delegation, typed or from a QR code, and a name. */
export function EnterPage() {
  const { hash } = useLocation();
  const [code, setCode] = useState(() => formatCode(hash));
  useEffect(() => {
    if (hash !== "") setCode(formatCode(hash));
  }, [hash]);
  const { data: me } = useQuery(meQuery());
  const [given, setName] = useState<string | null>(null);
  const name = given ?? me?.name ?? "";
  const found = useQuery({ ...delegationQuery(code), enabled: isWhole(code) });
  const delegation = isWhole(code) ? found.data : undefined;
  const mover = delegation?.moves ?? null;
  const enter = useEnter();
  const navigate = useNavigate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter.mutate(
      { code, name: mover ?? name },
      { onSuccess: ({ game }) => void navigate({ to: "/games/$game", params: { game }, replace: true }) },
    );
  };
  const unknown = isWhole(code) && found.error ? `${found.error.message}.` : undefined;
  return (
    <TextPage
      title={joinByCode("title")}
      heading={joinByCode(mover === null ? "heading" : "moveHeading")}
      isNarrow
    >
      <form className={css.enter} onSubmit={submit}>
        {mover === null && <p>{joinByCode("intro")}</p>}
        <TextInput
          label={joinByCode("code")}
          name="code"
          placeholder="ABCD-2345"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          required
          value={code}
          error={unknown}
          onChange={(event) => setCode(formatCode(event.currentTarget.value))}
        />
        {delegation && (
          <div className={css.found} role="status">
            <div>
              <strong>{powerName(delegation.power)}</strong>
              {delegation.moves !== null
                ? joinByCode("movesWhom", { name: delegation.moves })
                : delegation.delegates.length === 0
                  ? titleOf(delegation.variant)
                  : joinByCode("withDelegates", {
                      committee: titleOf(delegation.variant),
                      delegates: formatList(LANGUAGE, delegation.delegates),
                    })}
            </div>
          </div>
        )}
        {mover === null && <NameField value={name} onChange={setName} />}
        <Fault error={enter.error?.code === "seat-taken" ? joinByCode("delegationFull") : enter.error} />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={enter.isPending}
          disabled={delegation === undefined || (mover ?? name).trim() === ""}
        >
          {mover !== null
            ? joinByCode("moveHere", { name: mover })
            : delegation
              ? joinByCode("joinAs", { power: powerName(delegation.power) })
              : joinByCode("join")}
        </Button>
        <p>
          <Link to="/games">{ui("myGames")}</Link> · <Link to="/">{ui("startPage")}</Link>
        </p>
      </form>
    </TextPage>
  );
}

const titleOf = (variant: string): string =>
  PRESETS.find((preset) => preset.variant === variant)?.title ?? variant;
