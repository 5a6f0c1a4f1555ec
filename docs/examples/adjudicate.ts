/** Resolves a phase and says why each order came out as it did: node docs/examples/adjudicate.ts */
import { adjudicate } from "@chancery/contract/adjudicate";

const response = adjudicate({
  variant: "classic",
  state: "start",
  orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
});
if ("error" in response) throw new Error(response.error.message);

for (const { power, order, result, why, rules } of response.orders)
  if (order) console.log(`${power}: ${order} ${result}. ${why} [${rules.join(", ")}]`);
console.log(`Next: ${response.state.phase}, France has ${response.state.units.France.join(", ")}`);
