import { BOT_LEVELS, type BotLevel } from "@chancery/api/constants";
import { NativeSelect, SegmentedControl } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { createSolo, warmUp } from "../../api/solo/port.ts";
import { PRESETS, type Preset, presetById } from "../../games/index.ts";
import { powerNames } from "../../messages/power-name.ts";
import { solo as text } from "../../messages/solo.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Fault } from "../../ui/Fault.tsx";
import css from "../../ui/forms.module.css";
import { SplitPage } from "../layout/pages.tsx";
import { SoloGames } from "../lobby/lists/SoloGames.tsx";
import { Preview } from "../lobby/Preview.tsx";
import { CHARACTERS, type Character, hasRoom } from "./wanted.ts";

/** Where a game against the computer begins: everything is chosen already, and can be changed. */
export function PlayPage() {
  const [preset, setPreset] = useState<Preset>(PRESETS[0]);
  const [power, setPower] = useState("");
  const [level, setLevel] = useState<BotLevel>("club");
  const [character, setCharacter] = useState<Character>("mixed");
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
        character: character === "mixed" ? null : character,
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
        <div>
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
        </div>
        <NativeSelect
          label={text("side")}
          value={power}
          data={[{ value: "", label: text("random") }, ...sidesOf(preset)]}
          onChange={(event) => setPower(event.currentTarget.value)}
        />
        <Choice name="level" from={BOT_LEVELS} value={level} onChoose={setLevel} />
        <Choice name="character" from={CHARACTERS} value={character} onChoose={setCharacter} />
      </div>
      <Fault error={fault} />
      <BusyButton size="md" fullWidth mt="md" onClick={start}>
        {text("start")}
      </BusyButton>
    </SplitPage>
  );
}

const labelOf = (choice: BotLevel | Character): string => text(choice);
const helpOf = (choice: BotLevel | Character): string => text(`${choice}Help`);

/** One of a few, side by side, and what that means. */
function Choice<T extends BotLevel | Character>({
  name,
  from,
  value,
  onChoose,
}: {
  name: "level" | "character";
  from: readonly T[];
  value: T;
  onChoose: (chosen: T) => void;
}) {
  const id = useId();
  return (
    <div>
      <span className={css.label} id={id}>
        {text(name)}
      </span>
      <SegmentedControl
        fullWidth
        classNames={{ label: css.segment }}
        aria-labelledby={id}
        value={value}
        onChange={(chosen) => onChoose(from.find((each) => each === chosen) ?? value)}
        data={from.map((each) => ({ value: each, label: labelOf(each) }))}
      />
      <p className={css.note}>{helpOf(value)}</p>
    </div>
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
