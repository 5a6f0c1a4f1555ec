import { hostilesTo, standsIn } from "@chancery/variants/committee";
import { NativeSelect, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { conferences as messages } from "../../../messages/conferences.ts";
import { powerName } from "../../../messages/power-name.ts";
import { provinceName } from "../../../orders/names.ts";
import { listed } from "../../table/words.ts";
import { useKept } from "../kept.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";

interface Place {
  readonly name: string;
  readonly kind: NonNullable<Conference["form"]>["kind"];
  readonly area: string | null;
  readonly city: string;
}

const KINDS: readonly { readonly value: Place["kind"]; readonly label: string }[] = [
  { value: "conference", label: messages("kindConference") },
  { value: "congress", label: messages("kindCongress") },
  { value: "convention", label: messages("kindConvention") },
];

/** Step 3: name and place. Every place shows whose units are there (MB-258, MB-259, R86). */
export function PlaceForm({ conference, onDone }: { conference: Conference; onDone: () => void }) {
  const { view, game, act } = useRoom();
  const { form, participants } = conference;
  // A conference that was cut short is held again with what had been filled in (R96).
  const before = form?.template;
  const first: Place = {
    name: form?.name ?? before?.name ?? "",
    kind: (form?.name ? form.kind : before?.kind) ?? "conference",
    area: form?.area ?? null,
    city: form?.city || "",
  };
  const [place, keep, forget] = useKept(view.game, `place.${conference.conference}`, first);
  const { name, kind, area, city } = place;
  const change = (part: Partial<Place>): void => keep({ ...place, ...part });
  const places = useMemo(() => {
    const { units } = view.position;
    const holdersOf = (id: string): string =>
      listed(
        Object.entries(units).flatMap(([power, all]) =>
          all
            .filter((unit) => standsIn(unit, id))
            .map(([letter]) => messages("unitOf", { unit: letter, power: powerName(power) })),
        ),
      );
    return game.rules.board.provinces
      .filter(({ terrain }) => terrain !== "sea")
      .map(({ id }) => ({ value: id, label: provinceName(game.rules, id), held: holdersOf(id) }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  }, [game, view.position]);
  const hostile = hostilesTo({ area, participants, friendly: form?.friendly ?? [] }, view.position.units);
  const chosen = places.find(({ value }) => value === area);
  return (
    <ActForm
      label={messages("venueAndName")}
      yes={messages("setVenue")}
      isMissing={name.trim() === "" || area === null}
      act={() =>
        act({ do: "place-conference", conference: conference.conference, name, kind, area: area ?? "", city })
      }
      onDone={() => {
        forget();
        onDone();
      }}
    >
      <TextInput
        label={messages("name")}
        placeholder={messages("namePlaceholder")}
        maxLength={200}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={messages("kind")}
        value={kind}
        onChange={(event) => change({ kind: event.currentTarget.value as Place["kind"] })}
        data={KINDS}
      />
      <NativeSelect
        label={messages("province")}
        value={area ?? ""}
        onChange={(event) => change({ area: event.currentTarget.value || null })}
        data={[
          { value: "", label: messages("chooseProvince") },
          ...places.map(({ value, label, held }) => ({
            value,
            label: held ? messages("provinceHeld", { province: label, units: held }) : label,
          })),
        ]}
      />
      {chosen && (
        <p className={css.small} role="status">
          {hostile.length > 0
            ? messages("hostileThere", { units: chosen.held })
            : chosen.held
              ? messages("friendlyThere", { units: chosen.held })
              : messages("nobodyThere")}
        </p>
      )}
      <TextInput
        label={messages("city")}
        maxLength={200}
        value={city}
        onChange={(event) => change({ city: event.currentTarget.value })}
      />
    </ActForm>
  );
}
