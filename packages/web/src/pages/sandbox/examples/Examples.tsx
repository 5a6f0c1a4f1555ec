import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { BoardPicture } from "../../../board/BoardPicture.tsx";
import { geometryOf } from "../../../board/boards.ts";
import { drawBoard } from "../../../board/draw.ts";
import { useGeometry } from "../../../board/use-geometry.ts";
import { examplesOf } from "../../../games/find-example.ts";
import { presetOf } from "../../../games/index.ts";
import type { ExampleCard } from "../../../games/rule-example.ts";
import { rules as messages } from "../../../messages/rules.ts";
import { openGame } from "../../../orders/open-game.ts";
import { phaseScene } from "../../../orders/scene.ts";
import { formatLink } from "../sharing/share.ts";
import { timelineOf } from "../timeline.ts";
import css from "./Examples.module.css";
import { sandboxOf } from "./sandbox-of.ts";

/** The first examples of a game, each a picture that opens in the sandbox. */
export function Examples({ variant, rulebook }: { variant: string; rulebook: string }) {
  const preset = presetOf({ variant, rulebook });
  const game = openGame({ variant, rulebook, options: {} });
  const isDrawn = useGeometry(game.ok ? game.value : null);
  const { cards = [] } = examplesOf(variant);
  if (cards.length === 0 || !preset || !isDrawn) return null;
  return (
    <section>
      <h2 className={css.heading}>{messages("examples")}</h2>
      <p className={css.count}>{messages("examplesLead")}</p>
      <ul className={css.examples}>
        {cards.map((example) => (
          <li key={example.name}>
            <Card example={example} variant={variant} rulebook={rulebook} page={preset.page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly example: ExampleCard;
  readonly variant: string;
  readonly rulebook: string;
  readonly page: string;
}

function Card({ example, variant, rulebook, page }: CardProps) {
  const theme = useComputedColorScheme("light");
  const sandbox = useMemo(
    () => sandboxOf(example, { variant, rulebook, options: {} }),
    [example, variant, rulebook],
  );
  const [link, setLink] = useState("");
  useEffect(() => {
    void formatLink(sandbox).then(setLink);
  }, [sandbox]);
  const drawing = useMemo(() => {
    const timeline = timelineOf(sandbox);
    if (!timeline.ok) return null;
    const { table, phases } = timeline.value;
    const options = { theme, labels: "short", id: `example-${example.name}` } as const;
    const scene = phaseScene(table.rules, phases[0], { resolved: true });
    return drawBoard(geometryOf(table.rules.board.id), scene, options);
  }, [sandbox, theme, example]);
  return (
    <a href={`/sandbox/${page}#${link}`} target="_blank" rel="noreferrer">
      <div className={css.picture}>
        {drawing && <BoardPicture frame={drawing} layers={drawing.layers} part={example.part} decorative />}
      </div>
      <span>
        <strong>{messages(example.name)}</strong>
        {messages(`${example.name}Text`)}
      </span>
    </a>
  );
}
