import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { powerName } from "../../../messages/power-name.ts";
import { treaties as messages } from "../../../messages/treaties.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ActButton, AskButton, Powers, Tag } from "../parts.tsx";
import css from "../room.module.css";
import type { Treaty } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { parseArticles } from "./articles.ts";
import { Breaches } from "./Breaches.tsx";
import { isToSign, secrecyOf, standingOf } from "./standing.ts";
import { TreatyForm } from "./TreatyForm.tsx";
import own from "./treaties.module.css";

/** A treaty: how it stands at a glance, all of it when it is opened. */
export function TreatyCard({ treaty }: { treaty: Treaty }) {
  const { power, room } = useRoom();
  const origin = room.conferences.find(({ conference }) => conference === treaty.conference)?.name;
  const [isChanging, setChanging] = useState(false);
  const [isOpen, setOpen] = useState(() => isToSign(treaty, power));
  const { words, tone } = standingOf(treaty, power);
  const last = treaty.versions.length - 1;
  const { title } = treaty.versions[treaty.inForce ?? last];
  const open = treaty.breaches.filter(({ answers }) => answers.length === 0).length;
  if (isChanging)
    return (
      <div className={css.card}>
        <div className={css.head}>
          <TreatyForm treaty={treaty} onClose={() => setChanging(false)} />
        </div>
      </div>
    );
  return (
    <article className={css.card} aria-label={title} data-tone={tone === "warn" ? tone : undefined}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={css.title}>{title}</span>
          <Powers names={treaty.parties} />
          <span className={css.tags}>
            <Tag tone={tone}>{words}</Tag>
            <Tag>{secrecyOf(treaty)}</Tag>
            {origin && <Tag>{messages("ofConference", { conference: origin })}</Tag>}
            {treaty.breaches.length > 0 && (
              <Tag tone="bad">{messages(open > 0 ? "breachAlleged" : "breachAnswered")}</Tag>
            )}
          </span>
        </summary>
        <div className={css.body}>
          <Wording treaty={treaty} />
          <Signatures treaty={treaty} />
          <Acts treaty={treaty} onChange={() => setChanging(true)} />
          <Breaches treaty={treaty} />
        </div>
      </details>
    </article>
  );
}

/** The text that was last put to the parties, or an earlier one. */
function Wording({ treaty: { versions, inForce, declinedBy } }: { treaty: Treaty }) {
  const last = versions.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const { title, text, duration } = versions[at];
  const articles = parseArticles(text);
  return (
    <div className={own.wording}>
      {versions.length > 1 && (
        <NativeSelect
          aria-label={messages("version")}
          size="xs"
          value={at}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={versions.map((_, i) => ({
            value: String(i),
            label: messages(
              i === inForce
                ? "versionInForce"
                : i < last
                  ? "versionNumber"
                  : declinedBy === null
                    ? "versionToSign"
                    : "versionDeclined",
              { number: i + 1 },
            ),
          }))}
        />
      )}
      {versions.length > 1 && <p className={css.title}>{title}</p>}
      {articles.length === 1 ? (
        <p className={css.text}>{articles[0]}</p>
      ) : (
        <ol>
          {articles.map((article, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: articles are known by their number
            <li key={i}>
              <p className={css.text}>{article}</p>
            </li>
          ))}
        </ol>
      )}
      {duration !== "" && <p className={css.small}>{messages("lasts", { duration })}</p>}
    </div>
  );
}

function Signatures({ treaty: { parties, signed, declinedBy, denouncedBy } }: { treaty: Treaty }) {
  const { game } = useRoom();
  return (
    <ul className={own.signatures} aria-label={messages("signatures")}>
      {parties.map((power) => {
        const hasSigned = signed.includes(power);
        return (
          <li key={power} data-signed={hasSigned || undefined}>
            <Token game={game} power={power} size={18} />
            {powerName(power)}
            <span>
              {hasSigned && <Icon name="check" size={14} />}
              {messages(
                denouncedBy.includes(power)
                  ? "denouncedIt"
                  : power === declinedBy
                    ? "declinedIt"
                    : hasSigned
                      ? "signed"
                      : "notSigned",
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Acts({ treaty, onChange }: { treaty: Treaty; onChange: () => void }) {
  const { act } = useRoom();
  const { may, versions, treaty: id } = treaty;
  const version = versions.length - 1;
  const title = versions[version].title;
  const has = (name: (typeof may)[number]): boolean => may.includes(name);
  return (
    <div className={css.acts}>
      {has("sign-treaty") && (
        <ActButton variant="filled" act={() => act({ do: "sign-treaty", treaty: id, version })}>
          {version > 0 ? messages("signVersion", { number: version + 1 }) : messages("sign")}
        </ActButton>
      )}
      {has("decline-treaty") && (
        <AskButton
          title={messages("declineTitle", { title })}
          what={<p>{messages("declineText")}</p>}
          seen={messages("seenByParties")}
          yes={messages("decline")}
          reason={false}
          onYes={() => act({ do: "decline-treaty", treaty: id, version })}
        />
      )}
      {has("amend-treaty") && (
        <Button variant="default" size="xs" onClick={onChange}>
          {messages(treaty.declinedBy === null ? "amend" : "proposeNew")}
        </Button>
      )}
      {has("publish-treaty") && (
        <AskButton
          title={messages("publishTitle", { title })}
          what={<p>{messages("publishText")}</p>}
          seen={messages("publishSeen")}
          yes={messages("publish")}
          reason={false}
          onYes={() => act({ do: "publish-treaty", treaty: id })}
        />
      )}
      {has("denounce-treaty") && (
        <AskButton
          title={messages("denounceTitle", { title })}
          what={<p>{messages("denounceText")}</p>}
          seen={messages(treaty.isSecret && treaty.publishedBy === null ? "seenByParties" : "seenByAll")}
          yes={messages("denounce")}
          reason={false}
          isDangerous
          onYes={() => act({ do: "denounce-treaty", treaty: id })}
        />
      )}
    </div>
  );
}
