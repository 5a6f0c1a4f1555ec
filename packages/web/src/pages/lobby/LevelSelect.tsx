import { BOT_LEVELS, type BotLevel } from "@chancery/api/constants";
import { NativeSelect } from "@mantine/core";
import { bots } from "../../messages/bots.ts";

/** How well the bots that are added play. */
export function LevelSelect({ level, onLevel }: { level: BotLevel; onLevel: (level: BotLevel) => void }) {
  return (
    <NativeSelect
      aria-label={bots("chooseLevel")}
      value={level}
      onChange={(event) => onLevel(BOT_LEVELS.find((each) => each === event.currentTarget.value) ?? level)}
      data={BOT_LEVELS.map((value) => ({ value, label: bots("level", { level: value }) }))}
    />
  );
}
