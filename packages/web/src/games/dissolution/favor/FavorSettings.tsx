import { formatFavor } from "@chancery/variants/dissolution/favor";
import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { asSentence } from "../../../ui/Fault.tsx";
import { type SetupDraft, withValue } from "../../setup-draft.ts";
import { useSetupForm } from "../../setup-form.tsx";
import { text } from "../text.ts";
import css from "./Favor.module.css";
import { FavorEditor } from "./FavorEditor.tsx";
import { FavorPicture } from "./FavorPicture.tsx";
import { formatLayout, layoutOf, parseLayout } from "./setup.ts";

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/** Where the embassies start: as in the rulebook, at random, or by hand. */
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
      // Editing begins with the layout on the map.
      favor: next === "custom" ? formatFavor(layout) : undefined,
    });
  return (
    <div>
      <span className={css.label} id="favor-setup">
        {text("embassiesAtStart")}
      </span>
      <SegmentedControl
        fullWidth
        aria-labelledby="favor-setup"
        value={kind}
        onChange={choose}
        data={[
          { value: "default", label: text("asProposed") },
          { value: "random", label: text("atRandom") },
          { value: "custom", label: text("byHand") },
        ]}
      />
      <p className={css.help}>{text.byCode(`note-${kind}`)}</p>
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
              {asSentence(refused)}
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
          {text("drawAgain")}
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
  const [typed, setTyped] = useState(() => formatLayout(layout));
  return (
    <Textarea
      label={text("layoutAsText")}
      autosize
      spellCheck={false}
      error={fault}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== formatLayout(layout) && onLayout(parseLayout(typed))}
    />
  );
}
