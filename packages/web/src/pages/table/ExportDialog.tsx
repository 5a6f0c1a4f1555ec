import { Button, Group, Modal, useComputedColorScheme } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import { recordOf, turnQuery } from "../../api/queries.ts";
import { download } from "../../lib/download.ts";
import { bookOf } from "../../lib/rulebooks.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { picturesOf, pngOf, svgOf } from "../../orders/picture.ts";
import css from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { copyWord, useCopy } from "../../ui/use-copy.ts";
import { formatLink } from "../sandbox/share.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import { asSandbox, formatReport, turnAsSandbox, withoutSecrets } from "./record.ts";
import { useTable } from "./table-context.ts";

/** The turn in view and the whole game, to take elsewhere. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Take it elsewhere" size={540}>
      <TurnForm onClose={onClose} />
      <GameForm />
    </Modal>
  );
}

function TurnForm({ onClose }: { onClose: () => void }) {
  const { table, turn } = useTable();
  const { game, plugin, phase, orders, resolved } = useOrderEditor();
  const theme = useComputedColorScheme("light");
  const navigate = useNavigate();
  const { isCopied, copy } = useCopy();
  const [isPrinting, setPrinting] = useState(false);
  const book = bookOf(table.setup);
  const name = `chancery-${table.game}-${turn?.phase ?? table.phase}`;
  const pictures = picturesOf(game.rules, plugin, phase, resolved);
  const link = (seen = turn): Promise<string> =>
    formatLink(seen ? turnAsSandbox(table.setup, seen) : asSandbox(table.setup, phase.position, orders));
  // What is copied may be sent to anybody.
  const openLink = (): Promise<string> =>
    link(turn && table.status !== "ended" ? withoutSecrets(turn) : turn);
  return (
    <section className={css.section}>
      <h3>The turn in view</h3>
      <Group gap="xs">
        {pictures.map((picture) => {
          const file = `${name}${picture.name}`;
          return (
            <Fragment key={file}>
              <Button
                variant="default"
                onClick={async () => download(`${file}.svg`, "image/svg+xml", await svgOf(picture, theme))}
              >
                {picture.title} as SVG
              </Button>
              <Button
                variant="default"
                onClick={async () =>
                  download(`${file}.png`, "image/png", await pngOf(await svgOf(picture, theme)))
                }
              >
                {picture.title} as PNG
              </Button>
            </Fragment>
          );
        })}
        <Button variant="default" onClick={() => setPrinting(true)}>
          Print a sheet
        </Button>
      </Group>
      {isPrinting && <PrintSheet onDone={() => setPrinting(false)} />}
      {book && (
        <>
          <p>Try something else from here: a sandbox of your own, which nobody at the table sees.</p>
          <Group gap="xs">
            <Button
              onClick={async () => {
                onClose();
                await navigate({
                  to: "/sandbox/$rulebook",
                  params: { rulebook: book.id },
                  hash: await link(),
                });
              }}
            >
              Open in the sandbox
            </Button>
            {resolved && (
              <Button
                variant="default"
                onClick={async () => copy(`${location.origin}/sandbox/${book.id}#${await openLink()}`)}
              >
                {copyWord(isCopied, "Copy a link to it")}
              </Button>
            )}
          </Group>
        </>
      )}
    </section>
  );
}

function GameForm() {
  const { table } = useTable();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isPlayed = table.turns.some((turn) => turn.isPlayed);
  const isOver = table.status === "ended";
  const save = async (ending: string, type: string, content: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      download(`chancery-${table.game}.${ending}`, type, await content());
    } catch (failure) {
      setFault((failure as Error).message);
    }
    setBusy(false);
  };
  const record = async (): Promise<string> => `${JSON.stringify(await recordOf(table.game), null, 2)}\n`;
  const report = async (): Promise<string> => {
    const numbers = table.turns.filter((turn) => turn.isOnLine && turn.isPlayed).map((turn) => turn.number);
    const turns = await Promise.all(
      numbers.map((number) =>
        client.fetchQuery({ ...turnQuery(table.game, number), staleTime: Number.POSITIVE_INFINITY }),
      ),
    );
    return formatReport(table.setup, isOver ? turns : turns.map(withoutSecrets));
  };
  return (
    <section className={css.section}>
      <h3>The whole game</h3>
      {!isPlayed && <p>Nothing has been played out yet.</p>}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={!isPlayed || isBusy}
          onClick={() => save("json", "application/json", record)}
        >
          Replay as JSON
        </Button>
        <Button
          variant="default"
          disabled={!isPlayed || isBusy}
          onClick={() => save("txt", "text/plain", report)}
        >
          Results as text
        </Button>
      </Group>
      <Fault error={fault} />
    </section>
  );
}
