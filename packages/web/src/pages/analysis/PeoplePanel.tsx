import { type PeopleData, peoplePlayed } from "@chancery/analysis/people";
import { formatPosition, type Power, powerNamed } from "@chancery/engine";
import { formatNumber } from "@chancery/messages";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { analysis as text } from "../../messages/analysis.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { useSandbox } from "../sandbox/use-sandbox.ts";
import css from "./Analysis.module.css";
import { LikelyOrders } from "./LikelyOrders.tsx";
import { PowerSelect } from "./PowerSelect.tsx";
import { percent } from "./percent.ts";
import { usePowerChoice } from "./power-choice.ts";
import { useStudy } from "./study-context.ts";

const loadPeople = async (): Promise<PeopleData> =>
  (await import("@chancery/analysis/people.json")).default as unknown as PeopleData;

/** What people are likely to order here, and what they ordered with the same units. */
export function PeoplePanel() {
  const { sandbox, timeline, at } = useSandbox();
  const { line, branch } = useStudy();
  const { state } = timeline.phases[at];
  const { rules } = timeline.table;
  const { powers, power, choose } = usePowerChoice(rules, state);
  const { data, isError } = useQuery({
    queryKey: ["people"],
    queryFn: loadPeople,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (power === null) return <p className={css.panel}>{text("nothingToOrder")}</p>;
  if (isError) return <p className={css.panel}>{text("peopleFailed")}</p>;
  if (!data) return <p className={css.panel}>{text("peopleLoading")}</p>;
  const tryOrders = (orders: readonly string[]): void =>
    branch({ line, at }, { ...sandbox.phases[at].orders, [power]: [...orders] });
  const found = peoplePlayed(data, rules, state, powerNamed(rules, power) as Power);
  return (
    <div className={css.panel}>
      <PowerSelect powers={powers} power={power} choose={choose} />
      <LikelyOrders
        setup={sandbox.setup}
        position={formatPosition(rules, state)}
        power={power}
        onTry={tryOrders}
      />
      {found ? (
        <>
          <p>{text("peopleGames", { games: found.games, of: found.of, share: percent(found.share) })}</p>
          <table className={css.people}>
            <thead>
              <tr>
                <th scope="col">{text("orders")}</th>
                <th scope="col">{text("peopleCount")}</th>
                <th scope="col">{text("peopleShare")}</th>
              </tr>
            </thead>
            <tbody>
              {found.sets.map(({ orders, games, share, solos }) => (
                <tr key={orders.join()}>
                  <th scope="row">
                    <span translate="no">{orders.join(", ")}</span>
                    <Button variant="default" size="compact-xs" onClick={() => tryOrders(orders)}>
                      {text("tryThis")}
                    </Button>
                  </th>
                  <td>{formatNumber(LANGUAGE, games)}</td>
                  <td>
                    {percent(share)}
                    <span className={css.small}>{text("peopleSolos", { solos: percent(solos) })}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.sets.length === 0 && <p>{text("peopleAllDifferent")}</p>}
        </>
      ) : (
        <p>{text("peopleNone")}</p>
      )}
      <p className={css.small}>{text("peopleSource", { of: data.games })}</p>
    </div>
  );
}
