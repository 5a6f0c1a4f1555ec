import { formatPositionLine } from "@chancery/contract";
import { formatPhase, formatPosition } from "@chancery/engine";
import { Button, Group, Loader, Modal, useComputedColorScheme } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { download } from "../../../lib/download.ts";
import { sandbox as text } from "../../../messages/sandbox.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { picturesOf, svgOf } from "../../../orders/picture.ts";
import { useOccupation } from "../../../orders/use-occupation.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { CopyField } from "../../../ui/CopyField.tsx";
import css from "../../../ui/dialogs.module.css";
import type { Sandbox } from "../sandbox.ts";
import { useSandbox } from "../use-sandbox.ts";
import { ImportForm } from "./ImportForm.tsx";
import { PrintSheet } from "./PrintSheet.tsx";
import { formatRecord, formatRequest, formatSheets } from "./record.ts";
import { formatLink } from "./share.ts";

export interface ShareDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onOpen: (sandbox: Sandbox) => void;
}

/** The sandbox as a link, as files, and back. */
export function ShareDialog({ opened, onClose, onOpen }: ShareDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text("shareAndSave")} size={540}>
      <LinkForm />
      <FilesForm />
      <ImportForm
        onOpen={(sandbox) => {
          onOpen(sandbox);
          onClose();
        }}
      />
    </Modal>
  );
}

function LinkForm() {
  const { sandbox, at, timeline } = useSandbox();
  const [link, setLink] = useState("");
  const state = formatPosition(timeline.table.rules, timeline.phases[at].state);
  const position = formatPositionLine({ ...sandbox.setup, state });
  useEffect(() => {
    let isCurrent = true;
    formatLink(sandbox).then((fragment) => {
      if (isCurrent) setLink(`${location.origin}${location.pathname}#${fragment}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [sandbox]);
  return (
    <section className={css.section}>
      <h3>{text("link")}</h3>
      <p>{text("linkText")}</p>
      {link === "" ? (
        <Loader size="sm" aria-label={text("linkLoading")} />
      ) : (
        <CopyField label={text("linkLabel")} value={link} button={text("copyLink")} />
      )}
      {!sandbox.setup.map && (
        <>
          <p>{text("positionText")}</p>
          <CopyField label={text("positionLabel")} value={position} button={text("copyPosition")} isQuiet />
        </>
      )}
    </section>
  );
}

function FilesForm() {
  const { phase, plugin, resolved } = useOrderEditor();
  const { sandbox, at, timeline } = useSandbox();
  const theme = useComputedColorScheme("light");
  const [isPrinting, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const name = `chancery-${formatPhase(phase.state.phase)}`;
  const pictures = picturesOf(timeline.table.rules, plugin, phase, resolved, useOccupation());
  return (
    <section className={css.section}>
      <h3>{text("files")}</h3>
      <Group gap="xs">
        <Button
          variant="default"
          onClick={() => download(`${name}.json`, "application/json", formatRecord(sandbox, timeline))}
        >
          {text("gameJson")}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            download(`${name}-request.json`, "application/json", formatRequest(sandbox, timeline, at))
          }
        >
          {text("phaseJson")}
        </Button>
        <Button
          variant="default"
          onClick={() => download(`${name}.txt`, "text/plain", formatSheets(sandbox, timeline))}
        >
          {text("ordersText")}
        </Button>
        {pictures.map((picture) => (
          <BusyButton
            key={picture.title}
            variant="default"
            onClick={async () =>
              download(`${name}${picture.name}.svg`, "image/svg+xml", await svgOf(picture, theme))
            }
          >
            {text("boardSvg", { board: picture.title })}
          </BusyButton>
        ))}
        <Button variant="default" onClick={() => setPrinting(true)}>
          {text("print")}
        </Button>
      </Group>
      {isPrinting && <PrintSheet onDone={stopPrinting} />}
    </section>
  );
}
