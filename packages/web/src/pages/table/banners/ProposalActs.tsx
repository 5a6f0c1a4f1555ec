import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { banners as text } from "../../../messages/banners.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";

type Proposal = NonNullable<TableView["proposal"]>;

/** What is proposed, and who would share or win the game. */
export function proposalInWords({ vote, powers, isYours, by }: Proposal): string {
  const named = { powers: powerNames(powers) };
  if (by !== null && !isYours)
    return text(vote.how === "draw" ? "drawBy" : "concessionBy", { ...named, by: powerNames(by) });
  if (vote.how === "draw") return text(isYours ? "yourDraw" : "draw", named);
  return text(isYours ? "yourConcession" : "concession", named);
}

/** The answers to the open proposal, for a player who is asked. */
export function ProposalActs() {
  const { table } = useTable();
  const { say } = useOrderEditor();
  const { act, isBusy } = useAct(table.game);
  const { proposal, you } = table;
  if (!proposal) return null;
  const send = async (command: Parameters<typeof act>[0]): Promise<void> => {
    const why = whyNot(await act(command));
    if (why !== null) say({ why, rules: [] });
  };
  const end = () => void send({ type: "propose", vote: null });
  if (proposal.isYours)
    return (
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={end}>
        {text("withdraw")}
      </Button>
    );
  return (
    <>
      {you.vote === null ? (
        <Button
          variant="light"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void send({ type: "vote", vote: proposal.vote })}
        >
          {text("accept")}
        </Button>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void send({ type: "vote", vote: null })}
        >
          {text("takeBack")}
        </Button>
      )}
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={end}>
        {text("refuse")}
      </Button>
    </>
  );
}
