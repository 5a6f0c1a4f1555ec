import { NativeSelect } from "@mantine/core";
import type { Brought } from "../../api/interchange/protocol.ts";
import { PRESETS, type Preset, presetById, presetOf } from "../../games/index.ts";
import { bring as text } from "../../messages/bring.ts";
import { COMMAND } from "./command.ts";
import { BroughtGame } from "./ImportedGame.tsx";
import css from "./ImportedGames.module.css";

/** The games of a file, one below the other. */
export function BroughtGames({
  brought: { format, games, more },
  onGame,
}: {
  brought: Brought;
  /** Reads the text again, as one about another game. */
  onGame: (preset: Preset) => void;
}) {
  const known = text.byCode(`format.${format}`) ?? format;
  const played = games[0] && presetOf(games[0].report.record);
  return (
    <div className={css.games} data-testid="brought">
      <p className={css.format}>{text("readAs", { format: known })}</p>
      {format === "text" && (
        <NativeSelect
          label={text("game")}
          value={played?.id ?? ""}
          onChange={(event) => {
            const preset = presetById(event.currentTarget.value);
            if (preset) onGame(preset);
          }}
          data={PRESETS.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {games.map((game, index) => (
        <BroughtGame
          // biome-ignore lint/suspicious/noArrayIndexKey: the games of a file don't change places
          key={`${game.report.record.id ?? ""} ${index + 1}`}
          game={game}
          number={index + 1}
        />
      ))}
      {more > 0 && <p>{text("moreGames", { count: more, command: COMMAND })}</p>}
    </div>
  );
}
