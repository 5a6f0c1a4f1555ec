import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { networkQuery, useOpenNetwork } from "../../../api/queries.ts";
import { lobby } from "../../../messages/lobby.ts";
import { type Confirmation, ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import css from "../LobbyView.module.css";

/**
 * Says, before links are sent for nothing, that others can't reach the server. On the machine that runs it, a button
 * opens it to the network around, and closes it again.
 */
export function LocalNetwork({ address }: { address: string | null }) {
  const { data: network } = useQuery(networkQuery());
  const { mutate, isPending, error } = useOpenNetwork();
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const { mayOpen = false, mayClose = false } = network ?? {};
  const act = mayOpen ? "openNetwork" : mayClose ? "closeNetwork" : null;
  if (act === null && address !== null) return null;
  return (
    <div className={css.network} data-tone={address === null ? "warn" : undefined}>
      {address === null && !mayClose ? (
        <p role="alert">
          {mayOpen
            ? lobby("onlyThisComputerYet")
            : lobby.rich("onlyThisComputer", {}, { code: (chunks) => <code key="code">{chunks}</code> })}
        </p>
      ) : (
        <p>{lobby("networkIsOpen")}</p>
      )}
      {act !== null && (
        <Button
          variant={act === "openNetwork" ? "filled" : "default"}
          size="xs"
          loading={isPending}
          aria-haspopup="dialog"
          onClick={() =>
            setQuestion({
              title: lobby(`${act}Question`),
              text: lobby(`${act}Note`),
              yes: lobby(act),
              onYes: () => mutate(act === "openNetwork"),
            })
          }
        >
          {lobby(act)}
        </Button>
      )}
      <Fault error={error} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}
