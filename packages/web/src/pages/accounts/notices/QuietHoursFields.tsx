import { Checkbox, NativeSelect } from "@mantine/core";
import type { Notifications } from "../../../api/client.ts";
import { device as text } from "../../../messages/device.ts";
import { hourName, zoneName } from "../../../messages/time.ts";
import css from "../account.module.css";

type Quiet = Notifications["quiet"];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Until someone chooses others. */
const NIGHT = { from: 22, to: 7 };

/** When no push messages come. */
export function QuietHoursFields({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const timeZone = quiet?.timeZone ?? zoneName();
  const field = (name: "from" | "to", label: string) =>
    quiet && (
      <NativeSelect
        label={label}
        value={String(quiet[name])}
        // They can't begin and end at the same time.
        data={HOURS.filter((hour) => hour !== quiet[name === "from" ? "to" : "from"]).map((hour) => ({
          value: String(hour),
          label: hourName(hour),
        }))}
        onChange={(event) => onChange({ ...quiet, [name]: Number(event.currentTarget.value) })}
      />
    );
  return (
    <fieldset className={css.quiet}>
      <legend className="hidden">{text("quiet")}</legend>
      <Checkbox
        label={text("quiet")}
        description={text("quietHint")}
        checked={quiet !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? { ...NIGHT, timeZone } : null)}
      />
      {quiet && (
        <div className={css.hours}>
          {field("from", text("quietFrom"))}
          {field("to", text("quietTo"))}
          <p translate="no">{text("quietZone", { zone: timeZone.replaceAll("_", " ") })}</p>
          {timeZone !== zoneName() && (
            <button
              type="button"
              className={css.link}
              onClick={() => onChange({ ...quiet, timeZone: zoneName() })}
            >
              {text("quietHere", { zone: zoneName().replaceAll("_", " ") })}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
