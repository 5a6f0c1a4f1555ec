import type { GameRecord } from "@chancery/interchange";
import { Button, Group, Modal, useComputedColorScheme } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Fragment, useCallback, useState } from "react";
import { writeGame } from "../../api/interchange/port.ts";
import { recordOf, sharedTurnQuery } from "../../api/queries.ts";
import { presetOf } from "../../games/index.ts";
import { download } from "../../lib/download.ts";
import { table as text } from "../../messages/table.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { picturesOf, pngOf, svgOf } from "../../orders/picture.ts";
import { useOccupation } from "../../orders/use-occupation.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import css from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { copyWord, useCopy } from "../../ui/use-copy.ts";
import { formatLink } from "../sandbox/sharing/share.ts";
import { PrintSheet } from "./PrintSheet.tsx";
import { asSandbox, formatReport, turnAsSandbox } from "./record.ts";
import { useTable } from "./table-context.ts";

/** Exports the turn in view and the whole game. */
export function ExportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={text("export")} size={540}>
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
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const preset = presetOf(table.setup);
  const name = `chancery-${table.game}-${turn?.phase ?? table.phase}`;
  const pictures = picturesOf(game.rules, plugin, phase, resolved, useOccupation());
  const client = useQueryClient();
  const link = (seen = turn): Promise<string> =>
    formatLink(seen ? turnAsSandbox(table.setup, seen) : asSandbox(table.setup, phase.position, orders));
  // A copied link may be sent to anyone.
  const sharedLink = async (): Promise<string> =>
    link(turn && (await client.fetchQuery(sharedTurnQuery(table, turn.number))));
  return (
    <section className={css.section}>
      <h3>{text("thisTurn")}</h3>
      <Group gap="xs">
        {pictures.map((picture) => {
          const file = `${name}${picture.name}`;
          return (
            <Fragment key={file}>
              <BusyButton
                variant="default"
                onClick={async () => download(`${file}.svg`, "image/svg+xml", await svgOf(picture, theme))}
              >
                {text("pictureSvg", { picture: picture.title })}
              </BusyButton>
              <BusyButton
                variant="default"
                onClick={async () =>
                  download(`${file}.png`, "image/png", await pngOf(await svgOf(picture, theme)))
                }
              >
                {text("picturePng", { picture: picture.title })}
              </BusyButton>
            </Fragment>
          );
        })}
        <Button variant="default" onClick={() => setPrinting(true)}>
          {text("print")}
        </Button>
      </Group>
      {isPrinting && <PrintSheet onDone={stopPrinting} />}
      {preset && (
        <>
          <p>{text("sandboxText")}</p>
          <Group gap="xs">
            <Button
              onClick={async () => {
                onClose();
                await navigate({
                  to: "/sandbox/$rulebook",
                  params: { rulebook: preset.page },
                  hash: await link(),
                });
              }}
            >
              {text("openInSandbox")}
            </Button>
            {resolved && (
              <Button
                variant="default"
                onClick={async () => copy(`${location.origin}/sandbox/${preset.page}#${await sharedLink()}`)}
              >
                {copyWord(isCopied, text("copySandboxLink"))}
              </Button>
            )}
          </Group>
        </>
      )}
    </section>
  );
}

/** What other programs are called. */
const OTHER_FORMATS = { "py-diplomacy": "py-diplomacy", cicero: "Cicero" };

function GameForm() {
  const { table } = useTable();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isPlayed = table.turns.some((turn) => turn.isPlayed);
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
  const inFormat = async (format: string): Promise<string> => {
    const played = (await recordOf(table.game, true)) as GameRecord;
    return writeGame({ id: table.game, ...played }, format);
  };
  const report = async (): Promise<string> => {
    const numbers = table.turns.filter((turn) => turn.isOnLine && turn.isPlayed).map((turn) => turn.number);
    const turns = await Promise.all(
      numbers.map((number) => client.fetchQuery(sharedTurnQuery(table, number))),
    );
    return formatReport(table.setup, turns);
  };
  return (
    <section className={css.section}>
      <h3>{text("wholeGame")}</h3>
      {!isPlayed && <p>{text("nothingResolved")}</p>}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={!isPlayed || isBusy}
          onClick={() => save("json", "application/json", record)}
        >
          {text("replayJson")}
        </Button>
        <Button
          variant="default"
          disabled={!isPlayed || isBusy}
          onClick={() => save("txt", "text/plain", report)}
        >
          {text("resultsText")}
        </Button>
      </Group>
      <p>{text("otherFormats")}</p>
      <Group gap="xs">
        {Object.entries(OTHER_FORMATS).map(([format, name]) => (
          <Button
            key={format}
            variant="default"
            disabled={!isPlayed || isBusy}
            onClick={() => save(`${format}.json`, "application/json", () => inFormat(format))}
          >
            {text("otherFormat", { format: name })}
          </Button>
        ))}
      </Group>
      <Fault error={fault} />
    </section>
  );
}
