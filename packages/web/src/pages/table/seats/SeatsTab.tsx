import { BOT_LEVELS } from "@chancery/api/constants";
import { ActionIcon, Button, Menu } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { SeatView, TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { officialsOf } from "../../../lib/officials.ts";
import { isSolo } from "../../../lib/solo.ts";
import { bots } from "../../../messages/bots.ts";
import { players as text } from "../../../messages/players.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { safety } from "../../../messages/safety.ts";
import { useBoardPage } from "../../../orders/board-page.tsx";
import { TalkLink } from "../../../orders/reasons/TalkLink.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { About } from "../../lobby/About.tsx";
import { WaitingList } from "../../lobby/joining/WaitingList.tsx";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";
import { listed } from "../words.ts";
import { Admissions } from "./Admissions.tsx";
import { Holder } from "./Holder.tsx";
import { OfferDialog } from "./OfferDialog.tsx";
import { OwnSeat } from "./OwnSeat.tsx";
import { RecordPanel } from "./RecordPanel.tsx";
import { SafetyItems } from "./SafetyItems.tsx";
import css from "./SeatsPanel.module.css";
import { actsFor, available, botActFor, marksOf, type SeatAct } from "./seats.ts";
import { VoteForm } from "./VoteForm.tsx";

/** Who plays what, the vote on the end of the game, and the record. */
export function SeatsTab() {
  const { table: view, game } = useTable();
  const { talkTo } = useBoardPage();
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const [offered, setOffered] = useState<SeatView | null>(null);
  return (
    <div className={css.panel}>
      <section aria-label={text("players")}>
        <ul className={css.seats}>
          {view.seats.map((seat) => (
            <li key={seat.seat}>
              <span className={css.tokens}>
                {seat.powers.map((power) => (
                  <Token key={power} game={game} power={power} />
                ))}
              </span>
              <span className={css.who}>
                {talkTo && !seat.isYours ? (
                  <TalkLink power={seat.powers[0]} talkTo={talkTo} shown={powerNames(seat.powers)} />
                ) : (
                  <strong>{powerNames(seat.powers)}</strong>
                )}
                <Holder view={view} seat={seat} />
                <span className={css.marks}>
                  {marksOf(view, seat).map((mark) => (
                    <em key={mark.text} data-tone={mark.tone}>
                      {mark.text}
                    </em>
                  ))}
                </span>
              </span>
              <SeatMenu view={view} seat={seat} ask={setQuestion} onOffer={() => setOffered(seat)} />
            </li>
          ))}
        </ul>
        <Admissions view={view} />
        <Others view={view} ask={setQuestion} />
      </section>
      <About setup={view.setup} />
      {view.you.seat === null && view.status === "playing" && <WaitingList table={view} />}
      <OwnSeat view={view} ask={setQuestion} />
      {view.you.may.includes("vote") && <VoteForm view={view} game={game} />}
      <RecordPanel view={view} />
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
      <OfferDialog view={view} seat={offered} onClose={() => setOffered(null)} />
    </div>
  );
}

function SeatMenu({
  view,
  seat,
  ask,
  onOffer,
}: {
  view: TableView;
  seat: SeatView;
  ask: (question: ReasonRequest) => void;
  onOffer: () => void;
}) {
  const { act } = useAct(view.game);
  const acts = actsFor(view, seat);
  const botAct = botActFor(view, seat);
  const hasMore = !seat.isYours && !seat.isVacant && view.you.may.includes("mute");
  if (acts.length === 0 && botAct === null && !hasMore) return null;
  const changes = acts.length > 0 || botAct !== null;
  const powers = powerNames(seat.powers);
  const seen = text("seenReason");
  const start: Readonly<Record<SeatAct, () => void>> = {
    offer: onOffer,
    vacate: () =>
      ask({
        title: text("vacateTitle", { powers }),
        what: <p>{text("vacateText")}</p>,
        seen,
        yes: text("vacate"),
        reason: true,
        isDangerous: true,
        onYes: async (reason) => whyNot(await act({ type: "vacate", seat: seat.seat, reason })),
      }),
    replace: () =>
      ask({
        title: text("replaceTitle", { powers }),
        what: (
          <p>
            {seat.bot
              ? bots("replaceBot")
              : seat.isVacant
                ? text("replaceVacant")
                : seat.player === null
                  ? text("replaceHidden")
                  : text("replaceHeld", { player: seat.player })}
          </p>
        ),
        choice: { label: text("newPlayer"), from: available(view), none: text("nobodyFree") },
        seen,
        yes: text("assign"),
        reason: true,
        isDangerous: !seat.isVacant && seat.bot === null,
        onYes: async (reason, member) =>
          whyNot(await act({ type: "replace", seat: seat.seat, member, reason })),
      }),
  };
  const bot = view.bots.find((each) => each.seat === seat.seat);
  const removeBot = (): void =>
    ask({
      title: bots("removeTitle", { powers }),
      what: <p>{bots("removeText")}</p>,
      seen: text("seen"),
      yes: bots("removeBot"),
      reason: false,
      isDangerous: true,
      onYes: async () => (bot ? whyNot(await act({ type: "remove-bot", bot: bot.id })) : null),
    });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        {changes ? (
          <Button variant="default" size="compact-sm" aria-label={text("changePlayer", { powers })}>
            {text("change")}
          </Button>
        ) : (
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={safety("optionsFor", { powers })}>
            <Icon name="more" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((each) => (
          <Menu.Item key={each} aria-haspopup="dialog" onClick={start[each]}>
            {text(each)}
          </Menu.Item>
        ))}
        {botAct === "add-bot" &&
          BOT_LEVELS.map((level) => (
            <Menu.Item key={level} onClick={() => void act({ type: "add-bot", seat: seat.seat, level })}>
              {bots("assign", { level: bots("level", { level }) })}
            </Menu.Item>
          ))}
        {botAct === "remove-bot" && (
          <Menu.Item aria-haspopup="dialog" onClick={removeBot}>
            {bots("removeBot")}
          </Menu.Item>
        )}
        {hasMore && <SafetyItems view={view} seat={seat} ask={ask} />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Game master and spectators, and the appointment of a game master. */
function Others({ view, ask }: { view: TableView; ask: (question: ReasonRequest) => void }) {
  const { act } = useAct(view.game);
  const { referee, spectators, setup, you, room } = view;
  const officials = officialsOf(setup);
  // Nobody leads a game against the computer, and nobody else watches it.
  const isHere = isSolo(view.game);
  const bold = { b: (chunks: readonly ReactNode[]) => <strong key="b">{chunks}</strong> };
  return (
    <div className={css.others}>
      {setup.referee && !isHere && (
        <p>
          {room
            ? text.rich("officers", { names: listed(room.officers) }, bold)
            : referee === null
              ? text.rich("noGameMaster", {}, bold)
              : text.rich("gameMaster", { name: referee }, bold)}
        </p>
      )}
      {(you.isHost || you.role === "referee") && !isHere && (
        <p>
          {text.rich(
            "projector",
            {},
            {
              link: (chunks) => (
                <Link key="link" to="/games/$game/projector" params={{ game: view.game }} target="_blank">
                  {chunks}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {spectators.length > 0 && <p>{text("spectators", { names: listed(spectators) })}</p>}
      {you.may.includes("appoint") && (
        <Button
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          onClick={() =>
            ask({
              title: text("appointTitle", { officials }),
              what: <p>{text("appointText", { officials })}</p>,
              choice: {
                label: text("appointLabel", { officials }),
                from: spectators,
                none: text("noSpectators"),
              },
              seen: text("appointSeen"),
              yes: text("appoint"),
              reason: false,
              onYes: async (_reason, member) => whyNot(await act({ type: "appoint", member })),
            })
          }
        >
          {text("appointTitle", { officials })}
        </Button>
      )}
    </div>
  );
}
