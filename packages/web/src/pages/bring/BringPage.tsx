import { Button, FileButton, Group, Loader } from "@mantine/core";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { bring as ask } from "../../api/interchange/port.ts";
import type { Brought } from "../../api/interchange/protocol.ts";
import type { Preset } from "../../games/index.ts";
import { bring as text } from "../../messages/bring.ts";
import { explainFault } from "../../messages/words.ts";
import dialogs from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./BringPage.module.css";
import { BroughtGames } from "./BroughtGames.tsx";
import { COMMAND } from "./command.ts";

/** The largest file that is read in the browser, in megabytes. */
const LARGEST = 20;

/** Opens games of other programs: from a file, dropped or chosen, or from a pasted text. */
export function BringPage() {
  const [given, setGiven] = useState("");
  const [brought, setBrought] = useState<{ readonly text: string; readonly games: Brought } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (content: string, preset?: Preset): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setFault(null);
    setBrought(null);
    setBusy(true);
    try {
      const found = await ask(content, preset, control.signal);
      if (found.ok) setBrought({ text: content, games: found.value });
      else {
        const { fault: wrong, game } = found.error;
        const said = explainFault(wrong.fault, wrong.variant);
        const what = wrong.path === "" ? said : text("faultAt", { what: said, path: wrong.path });
        setFault(game === null ? what : text("faultIn", { game, what }));
      }
    } catch (failure) {
      if (control.signal.aborted) return;
      console.error(failure);
      setFault(text("failed"));
    }
    setBusy(false);
  };
  const openFile = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST * 1_000_000) setFault(text("tooLarge", { most: LARGEST, command: COMMAND }));
    else await open(await file.text());
  };
  const cancel = (): void => {
    running.current?.abort();
    setBusy(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void openFile(event.dataTransfer.files[0]);
  };

  return (
    <TextPage title={text("title")} heading={text("title")}>
      <p>{text("lead")}</p>
      <p className={css.formats}>{text("formats")}</p>
      <section
        aria-label={text("title")}
        className={isOver ? `${css.drop} ${css.over}` : css.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{text("drop")}</p>
        <FileButton onChange={(file) => void openFile(file)}>
          {(props) => <Button {...props}>{text("chooseFile")}</Button>}
        </FileButton>
      </section>
      <label className={css.paste}>
        {text("paste")}
        <textarea
          className={dialogs.paste}
          placeholder={text("pastePlaceholder")}
          rows={5}
          spellCheck={false}
          value={given}
          onChange={(event) => setGiven(event.currentTarget.value)}
        />
      </label>
      <Group gap="xs">
        <GuardedButton
          variant="default"
          first={given.trim() === "" ? text("openFirst") : null}
          onClick={() => void open(given)}
        >
          {text("open")}
        </GuardedButton>
        {isBusy && (
          <>
            <Loader size="sm" />
            <span role="status">{text("playing")}</span>
            <Button variant="subtle" onClick={cancel}>
              {text("cancel")}
            </Button>
          </>
        )}
      </Group>
      <Fault error={fault} />
      {brought && (
        <BroughtGames brought={brought.games} onGame={(preset) => void open(brought.text, preset)} />
      )}
    </TextPage>
  );
}
