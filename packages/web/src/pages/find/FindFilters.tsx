import { LANGUAGE_NAMES, LANGUAGES } from "@chancery/messages";
import { GAMES } from "@chancery/variants";
import { Button, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { find } from "../../messages/find.ts";
import { localized } from "../../messages/localized.ts";
import css from "./FindPage.module.css";
import { countFilters, type FindSearch, MOST_RATING, PACES, PRESSES } from "./search.ts";

const PACE_LABELS = {
  live: "paceLive",
  hours: "paceHours",
  day: "paceDay",
  days: "paceDays",
  referee: "paceReferee",
} as const;

const PRESS_LABELS = {
  full: "pressFull",
  public: "pressPublic",
  deals: "pressDeals",
  none: "pressNone",
} as const;

/** How many free seats can be asked for. */
const FREE = [1, 2, 3, 4, 5, 6];

/** While someone types, the list waits until they pause. */
const PAUSE = 300;

interface FindFiltersProps {
  readonly search: FindSearch;
  readonly onChange: (search: FindSearch) => void;
}

/** What games have to be like. Folded away on phones. */
export function FindFilters({ search, onChange }: FindFiltersProps) {
  const count = countFilters(search);
  const [isOpen, setIsOpen] = useState(() => count > 0 || globalThis.innerWidth > 700);
  const { list, game, edition } = search;
  const put = (change: Partial<Record<keyof FindSearch, unknown>>): void => {
    const next = Object.entries({ ...search, ...change }).filter(
      ([, value]) => value !== undefined && value !== "",
    );
    onChange(Object.fromEntries(next));
  };
  const editions = GAMES.find(({ variant }) => variant.id === game)?.editions ?? [];
  return (
    <details className={css.filters} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{count > 0 ? find("filtersSet", { count }) : find("filters")}</summary>
      <div className={css.fields}>
        <Typed
          label={find("search")}
          placeholder={find("searchPlaceholder")}
          value={search.text}
          onType={(text) => put({ text })}
        />
        <Typed
          label={find("tag")}
          placeholder={find("tagPlaceholder")}
          value={search.tag}
          onType={(tag) => put({ tag })}
        />
        <NativeSelect
          label={find("game")}
          value={game ?? ""}
          onChange={(event) => put({ game: event.currentTarget.value, edition: undefined })}
          data={[
            { value: "", label: find("anyGame") },
            ...GAMES.map(({ variant, title }) => ({ value: variant.id, label: localized(title) })),
          ]}
        />
        {editions.length > 1 && (
          <NativeSelect
            label={find("edition")}
            value={edition ?? ""}
            onChange={(event) => put({ edition: event.currentTarget.value })}
            data={[
              { value: "", label: find("anyEdition") },
              ...editions.map(({ rulebook, title }) => ({ value: rulebook, label: localized(title) })),
            ]}
          />
        )}
        <NativeSelect
          label={find("pace")}
          value={search.pace ?? ""}
          onChange={(event) => put({ pace: event.currentTarget.value })}
          data={[
            { value: "", label: find("anyPace") },
            ...PACES.map((value) => ({ value, label: find(PACE_LABELS[value]) })),
          ]}
        />
        <NativeSelect
          label={find("press")}
          value={search.press ?? ""}
          onChange={(event) => put({ press: event.currentTarget.value })}
          data={[
            { value: "", label: find("anyPress") },
            ...PRESSES.map((value) => ({ value, label: find(PRESS_LABELS[value]) })),
          ]}
        />
        {list !== "study" && (
          <NativeSelect
            label={find("free")}
            value={String(search.free ?? "")}
            onChange={(event) => put({ free: Number(event.currentTarget.value) || undefined })}
            data={[
              { value: "", label: find("anyFree") },
              ...FREE.map((each) => ({ value: String(each), label: find("freeFrom", { count: each }) })),
            ]}
          />
        )}
        <NativeSelect
          label={find("language")}
          value={search.spoken ?? ""}
          onChange={(event) => put({ spoken: event.currentTarget.value })}
          data={[
            { value: "", label: find("anyLanguage") },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
        />
        <NativeSelect
          label={find("rated")}
          value={search.rated ?? ""}
          onChange={(event) => put({ rated: event.currentTarget.value })}
          data={[
            { value: "", label: find("anyRated") },
            { value: "yes", label: find("ratedOnly") },
          ]}
        />
        {list === undefined && (
          <>
            <Figure
              label={find("rating")}
              min={1}
              max={MOST_RATING}
              value={search.rating}
              onPut={(rating) => put({ rating })}
            />
            <Figure
              label={find("reliability")}
              suffix="%"
              min={0}
              max={100}
              value={search.reliability}
              onPut={(reliability) => put({ reliability })}
            />
          </>
        )}
      </div>
      {count > 0 && (
        <Button variant="default" size="xs" onClick={() => onChange(list ? { list } : {})}>
          {find("clear")}
        </Button>
      )}
    </details>
  );
}

interface FigureProps {
  readonly label: string;
  readonly suffix?: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  readonly onPut: (figure: number | undefined) => void;
}

/** What someone has to show. Without it, games are listed whatever they ask for. */
function Figure({ value, onPut, ...field }: FigureProps) {
  return (
    <NumberInput
      {...field}
      placeholder={find("anyFigure")}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      autoComplete="off"
      value={value ?? ""}
      onChange={(figure) => onPut(typeof figure === "number" ? figure : undefined)}
    />
  );
}

/** A field whose text is looked for when someone pauses. Another address brings another text. */
function Typed({
  label,
  placeholder,
  value = "",
  onType,
}: {
  label: string;
  placeholder: string;
  value?: string | undefined;
  onType: (text: string) => void;
}) {
  const [typed, setTyped] = useState({ text: value, of: value });
  if (typed.of !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, of: value });
  const say = useDebouncedCallback(onType, PAUSE);
  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={60}
      value={typed.text}
      onChange={(event) => {
        setTyped({ ...typed, text: event.currentTarget.value });
        say(event.currentTarget.value.trim());
      }}
    />
  );
}
