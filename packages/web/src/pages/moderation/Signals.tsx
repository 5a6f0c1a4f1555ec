import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, type Signal } from "../../api/client.ts";
import { safety as text } from "../../messages/safety.ts";
import { Fault } from "../../ui/Fault.tsx";
import css from "./Signals.module.css";

const signalsQuery = (game: string) =>
  queryOptions({
    queryKey: ["game", game, "signals"],
    queryFn: async ({ signal }) =>
      (await api.get("/api/games/{id}/signals", { params: { id: game }, signal })).signals,
  });

/** Signs that one person holds two seats of a game, for the people who run it. */
export function Signals({ game }: { game: string }) {
  const { data: signals, error } = useQuery(signalsQuery(game));
  return (
    <>
      <p className={css.lead}>{text("signalsLead")}</p>
      <Fault error={error} />
      {signals?.length === 0 && <p>{text("signalsNone")}</p>}
      {signals && signals.length > 0 && (
        <ul className={css.signals}>
          {signals.map(({ seats, names, signs }) => (
            <li key={`${seats}`}>
              <strong translate="no">{text("signalPair", { one: names[0], other: names[1] })}</strong>
              {signs.map((sign) => (
                <p key={sign.code}>{signInWords(sign)}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const signInWords = ({ code, together, visits }: Signal["signs"][number]): string =>
  code === "same-device"
    ? text("sameDevice")
    : code === "same-network"
      ? text("sameNetwork")
      : text("sameTimes", { together, visits });
