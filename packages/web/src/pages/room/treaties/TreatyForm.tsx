import { Button, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { treaties as messages } from "../../../messages/treaties.ts";
import { Icon } from "../../../ui/icons.tsx";
import { hasKept, keep as keepFor, useKept } from "../kept.ts";
import { ActForm, PowerPicker, Powers, presentIn } from "../parts.tsx";
import css from "../room.module.css";
import type { Treaty } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { formatArticles, parseArticles } from "./articles.ts";

interface Wording {
  readonly title: string;
  readonly parties: readonly string[];
  readonly isSecret: boolean;
  readonly articles: readonly string[];
  readonly duration: string;
  /** The conference out of which it comes (R99). */
  readonly conference: string | null;
}

const BLANK: Wording = {
  title: "",
  parties: [],
  isSecret: true,
  articles: [""],
  duration: "",
  conference: null,
};

function wordingOf(treaty: Treaty | null): Wording {
  const last = treaty?.versions.at(-1);
  if (!treaty || !last) return BLANK;
  const { title, text, duration } = last;
  return { ...BLANK, title, duration, articles: parseArticles(text) };
}

/** Where a treaty that is not sent yet is kept. */
const PLACE = "treaty";

export const hasBegun = (game: string): boolean => hasKept(game, PLACE);

/** Begins a treaty of a conference's document (R99). */
export const beginTreaty = (
  game: string,
  part: Pick<Wording, "title" | "parties" | "articles" | "conference">,
): void => keepFor(game, PLACE, { ...BLANK, isSecret: false, ...part });

/** Writes a treaty, or another wording of one that there is: then it needs all signatures again (R101). */
export function TreatyForm({ treaty, onClose }: { treaty: Treaty | null; onClose: () => void }) {
  const shared = useRoom();
  const { view, power, act } = shared;
  const name = treaty ? `treaty.${treaty.treaty}.${treaty.versions.length}` : PLACE;
  const [wording, keep, forget] = useKept(view.game, name, wordingOf(treaty));
  const { title, parties, isSecret, articles, duration, conference } = wording;
  const text = formatArticles(articles);
  const change = (part: Partial<Wording>): void => keep({ ...wording, ...part });
  const setArticle = (at: number, article: string): void => change({ articles: articles.with(at, article) });
  const send = (): Promise<string | null> =>
    treaty
      ? act({ do: "amend-treaty", treaty: treaty.treaty, title, text, duration })
      : act({ do: "draft-treaty", parties, secret: isSecret, title, text, duration, conference });
  return (
    <ActForm
      label={messages(treaty ? "newWording" : "newTreaty")}
      yes={messages(treaty ? "proposeWording" : "proposeAndSign")}
      isMissing={title.trim() === "" || text === "" || (!treaty && parties.length === 0)}
      act={send}
      onDone={() => {
        forget();
        onClose();
      }}
      onCancel={onClose}
    >
      <h2>{messages(treaty ? "newWording" : "newTreaty")}</h2>
      <TextInput
        label={messages("title")}
        maxLength={200}
        value={title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {treaty ? (
        <Powers names={treaty.parties} />
      ) : (
        <PowerPicker
          label={messages("otherParties")}
          from={presentIn(shared).filter((each) => each !== power)}
          chosen={parties}
          onChange={(chosen) => change({ parties: chosen })}
        />
      )}
      {articles.map((article, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: articles are known by their number
          key={i}
          className={css.article}
        >
          <Textarea
            label={messages("article", { number: i + 1 })}
            autosize
            minRows={2}
            maxRows={10}
            value={article}
            onChange={(event) => setArticle(i, event.currentTarget.value)}
          />
          {articles.length > 1 && (
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => change({ articles: articles.toSpliced(i, 1) })}
            >
              {messages("removeArticle", { number: i + 1 })}
            </Button>
          )}
        </div>
      ))}
      <div className={css.acts}>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => change({ articles: [...articles, ""] })}
        >
          {messages("addArticle")}
        </Button>
      </div>
      <TextInput
        label={messages("duration")}
        placeholder={messages("durationPlaceholder")}
        maxLength={200}
        value={duration}
        onChange={(event) => change({ duration: event.currentTarget.value })}
      />
      {!treaty && (
        <div className={css.field}>
          <SegmentedControl
            aria-label={messages("whoCanRead")}
            fullWidth
            value={isSecret ? "secret" : "public"}
            onChange={(value) => change({ isSecret: value === "secret" })}
            data={[
              { value: "secret", label: messages("secret") },
              { value: "public", label: messages("public") },
            ]}
          />
          <p className={css.hint}>{messages(isSecret ? "secretHelp" : "publicHelp")}</p>
        </div>
      )}
      {treaty && <p className={css.hint}>{messages("amendHelp")}</p>}
    </ActForm>
  );
}
