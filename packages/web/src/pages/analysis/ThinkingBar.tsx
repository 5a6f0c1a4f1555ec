import { DEEPEST } from "@chancery/analysis";
import { Button } from "@mantine/core";
import { analysis as text } from "../../messages/analysis.ts";
import css from "./Analysis.module.css";
import type { Thinking } from "./evaluating.ts";

export interface SwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: () => void;
}

/** How deep the analysis is, how far it has got, and the way to stop it. */
export function ThinkingBar({
  depth,
  thinking,
  isOn,
  onSwitch,
}: SwitchProps & {
  /** What has been reached so far; 0 if nothing has. */
  readonly depth: number;
  readonly thinking: Thinking | null;
}) {
  const reached = Math.min(depth, DEEPEST);
  return (
    <div className={css.thinking}>
      <span role="status">
        {reached === 0 ? text("thinkingFirst") : text("depthReached", { depth: reached, deepest: DEEPEST })}
      </span>
      {thinking && (
        <progress
          value={thinking.done > 0 ? thinking.done : undefined}
          aria-label={text("thinkingDepth", { depth: thinking.depth })}
        />
      )}
      {(thinking || !isOn) && (
        <Button variant="default" size="compact-sm" onClick={onSwitch}>
          {text(isOn ? "stop" : "goDeeper")}
        </Button>
      )}
    </div>
  );
}
