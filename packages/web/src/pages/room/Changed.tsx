import { formatList } from "@chancery/messages";
import { committee } from "../../messages/committee.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { powerName } from "../../messages/power-name.ts";
import type { RoomTable } from "./room.ts";

type Changes = NonNullable<RoomTable["room"]["changed"]>["difference"]["units"];

/** What the officers changed in the position of this turn, one line for each country. The reason stands with the stage. */
function changesOf({ room }: Pick<RoomTable, "room">): readonly string[] {
  if (!room.changed) return [];
  const { units, centers } = room.changed.difference;
  const lines = (changes: Changes, what: "unitsChanged" | "centersChanged"): string[] =>
    changes.map(({ power, gone, come }) =>
      committee(what, {
        power: powerName(power),
        gone: formatList(LANGUAGE, gone) || "–",
        come: formatList(LANGUAGE, come) || "–",
      }),
    );
  return [...lines(units, "unitsChanged"), ...lines(centers, "centersChanged")];
}

export function Changed({
  view,
  className,
}: {
  view: Pick<RoomTable, "room">;
  className?: string | undefined;
}) {
  const changes = changesOf(view);
  if (changes.length === 0) return null;
  return (
    <ul className={className} aria-label={committee("whatChanged")}>
      {changes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
