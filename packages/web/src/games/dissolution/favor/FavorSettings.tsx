import { formatFavor } from "@chancery/variants/dissolution/favor";
import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { type SetupDraft, withValue } from "../../setup-draft.ts";
import { useSetupForm } from "../../setup-form.tsx";
import css from "./Favor.module.css";
import { FavorEditor } from "./FavorEditor.tsx";
import { FavorPicture } from "./FavorPicture.tsx";
import { formatLayout, layoutOf, parseLayout } from "./setup.ts";

const NOTES: Readonly<Record<string, string>> = {
  default: "As the rulebook proposes.",
  random:
    "Drawn among all layouts in which everybody has the Favor Values of the rulebook. Everybody sees it before powers are given out.",
  custom: "Press an embassy, then a hex of the same value; or type below.",
};

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/** Where the embassies start: as proposed, by lot, or put by hand. */
export function FavorSettings() {
  const { draft, faults, change } = useSetupForm();
  const options = (draft.options ?? {}) as Readonly<Record<string, unknown>>;
  const kind = String(options.favorSetup ?? "default");
  const layout = layoutOf(options);
  const [refused, setRefused] = useState<string | null>(null);
  const put = (values: Readonly<Record<string, unknown>>): void => {
    setRefused(null);
    change(
      Object.entries(values).reduce(
        (now: SetupDraft, [name, value]) => withValue(now, `options.${name}`, value),
        draft,
      ),
    );
  };
  const choose = (next: string): void =>
    put({
      favorSetup: next === "default" ? undefined : next,
      seed: next === "random" ? anySeed() : undefined,
      // What is on the map when one begins is what one begins with.
      favor: next === "custom" ? formatFavor(layout) : undefined,
    });
  return (
    <div>
      <span className={css.label} id="favor-setup">
        Embassies at the start
      </span>
      <SegmentedControl
        fullWidth
        aria-labelledby="favor-setup"
        value={kind}
        onChange={choose}
        data={[
          { value: "default", label: "As proposed" },
          { value: "random", label: "By lot" },
          { value: "custom", label: "By hand" },
        ]}
      />
      <p className={css.help}>{NOTES[kind]}</p>
      {kind === "custom" ? (
        <>
          <div className={css.editor}>
            <FavorEditor
              favor={layout}
              keepsValues
              onFavor={(favor) => put({ favor: formatFavor(favor) })}
              onRefused={setRefused}
            />
          </div>
          {refused && (
            <p role="status" className={css.fault}>
              {refused}.
            </p>
          )}
          <Typed
            key={JSON.stringify(options.favor)}
            layout={options.favor as Readonly<Record<string, readonly string[]>>}
            fault={faults.get("options.favor")}
            onLayout={(favor) => put({ favor })}
          />
        </>
      ) : (
        <FavorPicture favor={layout} />
      )}
      {kind === "random" && (
        <Button variant="default" size="xs" onClick={() => put({ seed: anySeed() })}>
          Draw again
        </Button>
      )}
    </div>
  );
}

interface TypedProps {
  readonly layout: Readonly<Record<string, readonly string[]>>;
  readonly fault: string | undefined;
  readonly onLayout: (layout: TypedProps["layout"]) => void;
}

/** The same as text; it counts when the field is left. */
function Typed({ layout, fault, onLayout }: TypedProps) {
  const [text, setText] = useState(() => formatLayout(layout));
  return (
    <Textarea
      label="The same as text"
      autosize
      spellCheck={false}
      error={fault}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => text !== formatLayout(layout) && onLayout(parseLayout(text))}
    />
  );
}
