import type { NamedLikely } from "@chancery/analysis";
import type { PositionJson } from "@chancery/engine";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Analyst } from "../../api/analysis/analyst.ts";
import { analysis as text } from "../../messages/analysis.ts";
import type { SandboxSetup } from "../sandbox/sandbox.ts";
import css from "./Analysis.module.css";
import { keyOf, SEED } from "./evaluating.ts";
import { percent } from "./percent.ts";

interface Asked {
  readonly setup: SandboxSetup;
  readonly position: PositionJson;
  readonly power: string;
}

async function likelyFor({ setup, position, power }: Asked): Promise<NamedLikely | null> {
  const analyst = new Analyst();
  try {
    const question = { game: setup, position, power, depth: 0, seed: SEED, wants: "likely" } as const;
    const found = await analyst.ask(question, () => undefined);
    if (!found || !("likely" in found)) throw new Error("nothing was found");
    return found.likely;
  } finally {
    analyst.close();
  }
}

/** What people are likely to order in a position, as far as that was learned. */
export function LikelyOrders({ onTry, ...asked }: Asked & { onTry: (orders: readonly string[]) => void }) {
  const { data, isError, isPending } = useQuery({
    queryKey: ["likely", asked.power, keyOf(asked.position)],
    queryFn: () => likelyFor(asked),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <p>{text("peopleFailed")}</p>;
  if (isPending) return <p role="status">{text("thinkingFirst")}</p>;
  if (!data) return null;
  return (
    <>
      <p>{text("likelyText")}</p>
      <table className={css.people}>
        <thead>
          <tr>
            <th scope="col">{text("likelyOrders")}</th>
            <th scope="col">{text("likelyChance")}</th>
          </tr>
        </thead>
        <tbody>
          {data.units.flatMap(({ unit, orders }) =>
            orders.map(([order, chance], index) => (
              <tr key={`${unit} ${order}`} data-first={index === 0 || undefined}>
                <th scope="row">
                  <span translate="no">{order}</span>
                </th>
                <td>{percent(chance)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>
        {text("likelySet")} <span translate="no">{data.set.join(", ")}</span>{" "}
        <Button variant="default" size="compact-xs" onClick={() => onTry(data.set)}>
          {text("tryThis")}
        </Button>
      </p>
    </>
  );
}
