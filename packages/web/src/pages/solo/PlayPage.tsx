import { NativeSelect, SegmentedControl } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createSolo, warmUp } from "../../api/solo/port.ts";
import { PRESETS, type Preset, presetById } from "../../games/index.ts";
import { powerNames } from "../../messages/power-name.ts";
import { solo as text } from "../../messages/solo.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { SplitPage } from "../layout/pages.tsx";
import { Preview } from "../lobby/Preview.tsx";
import { SoloGames } from "../lobby/SoloGames.tsx";
import css from "./PlayPage.module.css";
import { hasRoom, LEVELS, type Level } from "./wanted.ts";

/** Where a game against the computer begins: everything is chosen already, and can be changed. */
export function PlayPage() {
  const [preset, setPreset] = useState<Preset>(PRESETS[0]);
  const [power, setPower] = useState("");
  const [level, setLevel] = useState<Level>("club");
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(warmUp, []);
  const start = async (): Promise<void> => {
    const { variant, rulebook } = preset;
    try {
      const game = await createSolo({
        variant,
        rulebook,
        options: {},
        power: power === "" ? null : power,
        level,
        character: null,
        seed: crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
      });
      await navigate({ to: "/games/$game", params: { game } });
    } catch {
      setFault(text("unavailable"));
    }
  };
  return (
    <SplitPage title={ui("pageTitle", { title: text("title") })} picture={<Preview preset={preset} />}>
      <h1>{text("title")}</h1>
      <p className={css.lead}>{text("lead")}</p>
      <SoloGames />
      <div className={css.fields}>
        <NativeSelect
          label={text("game")}
          value={preset.id}
          data={PRESETS.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => {
            setPreset(presetById(event.currentTarget.value) ?? PRESETS[0]);
            setPower("");
          }}
        />
        <p className={css.note}>
          {preset.summary} {hasRoom(preset) && text("committeeNote")}
        </p>
        <NativeSelect
          label={text("side")}
          value={power}
          data={[{ value: "", label: text("random") }, ...sidesOf(preset)]}
          onChange={(event) => setPower(event.currentTarget.value)}
        />
        <div>
          <span className={css.label} id="solo-level">
            {text("level")}
          </span>
          <SegmentedControl
            fullWidth
            aria-labelledby="solo-level"
            value={level}
            onChange={(chosen) => setLevel(chosen as Level)}
            data={LEVELS.map((value) => ({ value, label: text(value) }))}
          />
          <p className={css.note}>{text(`${level}Help`)}</p>
        </div>
      </div>
      <Fault error={fault} />
      <BusyButton size="md" fullWidth mt="md" onClick={start}>
        {text("start")}
      </BusyButton>
    </SplitPage>
  );
}

/** What can be played, by the first power of each seat. */
function sidesOf({ variant, rulebook }: Preset): { value: string; label: string }[] {
  const game = openGame({ variant, rulebook, options: {} });
  if (!game.ok) return [];
  const { rules, start } = game.value;
  return start.seats.map((seat) => {
    const powers = seat.map((power) => rules.powers[power].name);
    return { value: powers[0], label: powerNames(powers) };
  });
}
