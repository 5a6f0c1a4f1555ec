import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Codes } from "../../../api/client.ts";
import { tableQuery, useLive } from "../../../api/queries.ts";
import { useAddress } from "../../../api/use-address.ts";
import { Token } from "../../../board/Token.tsx";
import { useGeometry } from "../../../board/use-geometry.ts";
import { tableName } from "../../../games/game-name.ts";
import { shortAddress } from "../../../lib/address.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { powerName } from "../../../messages/power-name.ts";
import { roomLobby } from "../../../messages/roomLobby.ts";
import { openGame } from "../../../orders/open-game.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { LostPage } from "../../layout/LostPage.tsx";
import { TopBar } from "../../layout/TopBar.tsx";
import { useGameLanguage } from "../../layout/use-game-language.ts";
import { hasRoom, type RoomTable } from "../room.ts";
import { ComeInCard } from "./ComeInCard.tsx";
import css from "./codes.module.css";
import { Delegations } from "./Delegations.tsx";
import { codeLink, joinPage } from "./links.ts";
import { notePrinted, printedOf, whyStale } from "./printed.ts";
import { codesQuery, useNewCodes } from "./queries.ts";

/** All codes on one page, to show or to print and cut up, and who has joined with them. */
export function CodesPage() {
  const { game } = useParams({ from: "/games/$game/codes" });
  const { data: table, error: lost } = useQuery(tableQuery(game));
  const { data: codes, error } = useQuery(codesQuery(game));
  useGameLanguage(table?.setup);
  if (error || lost) return <LostPage what="game" />;
  return table && hasRoom(table) && codes ? <CodeSheet view={table} {...codes} /> : <TopBar />;
}

function CodeSheet({ view, codes, round, addresses }: Codes & { view: RoomTable }) {
  useLive(view.game);
  const { address, choose } = useAddress(addresses);
  const opened = openGame(view.setup);
  const isDrawn = useGeometry(opened.ok ? opened.value : null);
  const { mutate, isPending } = useNewCodes(view.game);
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState(() => printedOf(view.game));
  // However it's printed: by the button, the menu or the keys.
  useEffect(() => {
    const note = () => {
      notePrinted(view.game, { round }, address);
      setPrinted(printedOf(view.game));
    };
    addEventListener("afterprint", note);
    return () => removeEventListener("afterprint", note);
  }, [view.game, round, address]);
  const stale = whyStale(printed, { round, address }, serverNow());
  if (!opened.ok || !isDrawn) return <TopBar />;
  const title = tableName(view);
  return (
    <>
      <title>{roomLobby("codesTitle", { title })}</title>
      <div className={css.screen}>
        <TopBar />
      </div>
      <main className={css.page}>
        <header className={`${css.head} ${css.screen}`}>
          <div>
            <h1>{roomLobby("codesFor", { title })}</h1>
            <p>{roomLobby("codesNote")}</p>
          </div>
          <div className={css.links}>
            <Button onClick={() => window.print()}>{roomLobby("printCodes")}</Button>
            <Button
              variant="default"
              loading={isPending}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              {roomLobby("replaceCodes")}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/games/$game" params={{ game: view.game }} {...props} />}
            >
              {roomLobby("backToCommittee")}
            </Button>
          </div>
        </header>
        {stale !== null && (
          <p role="alert" className={`${css.stale} ${css.screen}`}>
            {stale}
          </p>
        )}
        <ul className={css.cards} aria-label={roomLobby("codes")}>
          {codes.map(({ power, code }) => (
            <li key={power}>
              {code !== null && address !== null && (
                <span className={css.qr}>
                  <QrCode
                    text={codeLink(address, code)}
                    label={roomLobby("qrCodeFor", { power: powerName(power) })}
                  />
                </span>
              )}
              <div>
                <h2>
                  <Token game={opened.value} power={power} size={20} /> {powerName(power)}
                </h2>
                <code translate={code === null ? undefined : "no"} className={css.code}>
                  {code ?? roomLobby("noCode")}
                </code>
                <p>{address !== null && shortAddress(joinPage(address))}</p>
              </div>
            </li>
          ))}
        </ul>
        <section className={css.screen} aria-label={roomLobby("howToJoin")}>
          <ComeInCard address={address} addresses={addresses} onAddress={choose} />
        </section>
        <section className={css.screen} aria-label={roomLobby("whoHasJoined")}>
          <h2>{roomLobby("whoHasJoined")}</h2>
          <Delegations view={view} game={opened.value} />
        </section>
      </main>
      <ConfirmDialog
        question={
          isAsking
            ? {
                title: roomLobby("replaceQuestion"),
                text: roomLobby("replaceNote"),
                yes: roomLobby("replaceCodes"),
                onYes: () => mutate(),
              }
            : null
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
