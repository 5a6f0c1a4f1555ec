/** Uses a server over HTTP: node docs/examples/over-http.ts http://localhost:1901 */
const [server] = process.argv.slice(2);
if (!server) throw new Error("node docs/examples/over-http.ts SERVER");

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${server}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer as T;
}

interface Resolved {
  readonly orders: readonly { readonly order: string; readonly result: string; readonly why: string }[];
  readonly state: object;
}

const orders = { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] };
const resolved = await post<Resolved>("/api/adjudicate", { state: "start", orders });
for (const { order, result, why } of resolved.orders) console.log(`${order}: ${result}. ${why}`);

interface Imported {
  readonly games: readonly { readonly findings: readonly { readonly text: string }[] }[];
}

// A record says that France was dislodged.
const phases = [{ phase: "S1901M", orders, results: { "A MUN": ["bounce"], "A PAR": ["dislodged"] } }];
const { games } = await post<Imported>("/api/import", { variant: "classic", phases });
for (const { text } of games[0].findings) console.log(text);
