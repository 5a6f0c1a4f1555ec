import { Button, FileButton, Group, Loader } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { bring as ask } from "../../api/interchange/port.ts";
import type { Brought } from "../../api/interchange/protocol.ts";
import type { Preset } from "../../games/index.ts";
import type { OpenMap } from "../../games/map-game.ts";
import { bring as text } from "../../messages/bring.ts";
import { explainFault } from "../../messages/words.ts";
import dialogs from "../../ui/dialogs.module.css";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import { TextPage } from "../layout/pages.tsx";
import { COMMAND } from "./command.ts";
import games from "./ImportedGames.module.css";
import { BroughtGames } from "./ImportedGames.tsx";
import { BroughtMap } from "./ImportedMap.tsx";
import css from "./ImportPage.module.css";
import type { GivenFile } from "./map-files.ts";

/** The largest file that is read in the browser, in megabytes. */
const LARGEST = 20;

/** Opens games of other programs: from a file, dropped or chosen, or from a pasted text. */
export function BringPage() {
  const { linkFault } = useLocation().state;
  const [given, setGiven] = useState("");
  const [brought, setBrought] = useState<{ readonly text: string; readonly games: Brought } | null>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [mapFaults, setMapFaults] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const clear = (): void => {
    running.current?.abort();
    setBusy(false);
    setFault(null);
    setMapFaults([]);
    setBrought(null);
    setMap(null);
  };
  const openMap = async (files: readonly GivenFile[]): Promise<void> => {
    const { openMaps } = await import("./map-files.ts");
    const opened = openMaps(files);
    if (opened.ok) setMap(opened.value);
    else setMapFaults(opened.error);
  };
  const open = async (content: string, preset?: Preset): Promise<void> => {
    clear();
    const control = new AbortController();
    running.current = control;
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
  const openFiles = async (chosen: readonly File[]): Promise<void> => {
    if (chosen.length === 0) return;
    clear();
    if (chosen.some(({ size }) => size > LARGEST * 1_000_000)) {
      setFault(text("tooLarge", { most: LARGEST, command: COMMAND }));
      return;
    }
    const files = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    const maps = files.filter(({ name }) => /\.map$/i.test(name));
    if (maps.length > 0) await openMap(maps);
    else if (files.length > 1) setFault(text("oneFile"));
    else await open(files[0].text);
  };
  const openPasted = async (): Promise<void> => {
    const { isMapText } = await import("./map-files.ts");
    if (!isMapText(given)) return open(given);
    clear();
    return openMap([{ name: text("pastedMap"), text: given }]);
  };
  const cancel = (): void => {
    running.current?.abort();
    setBusy(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void openFiles([...event.dataTransfer.files]);
  };

  return (
    <TextPage title={text("title")} heading={text("title")}>
      {linkFault !== undefined && !map && !brought && (
        <Fault error={text("linkFault", { fault: linkFault })} />
      )}
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
        <FileButton multiple onChange={(files) => void openFiles(files)}>
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
          onClick={() => void openPasted()}
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
      {mapFaults.length > 0 && (
        <div role="alert">
          <p>{text("mapRefused", { count: mapFaults.length })}</p>
          <ul className={games.faults}>
            {mapFaults.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {map && <BroughtMap {...map} />}
      {brought && (
        <BroughtGames brought={brought.games} onGame={(preset) => void open(brought.text, preset)} />
      )}
    </TextPage>
  );
}
