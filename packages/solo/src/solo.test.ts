import { auditLog } from "@chancery/game";
import { GAMES } from "@chancery/variants";
import { expect, test } from "vitest";
import { hintFor } from "./hint.ts";
import { MemoryLogs } from "./memory-logs.ts";
import { SoloPlay, WANTED } from "./testing.ts";
import { think } from "./think.ts";

const save = (power: string, text: string) => ({ type: "save", power, text });

test("bots hand in their orders before you are ready, and the phase is resolved when you are", async () => {
  const play = new SoloPlay();
  const first = await play.start();
  expect(first.phase).toBe("S1901M");
  expect(first.seats.filter(({ isReady }) => isReady)).toHaveLength(6);
  expect(first.seats.map(({ bot }) => bot?.level ?? null).filter(Boolean)).toEqual(Array(6).fill("beginner"));
  expect(first.sheets.map(({ power }) => power)).toEqual(["France"]);
  await play.ask("POST", "/commands", save("France", "A Par - Bur"));
  const next = await play.ready();
  expect(next.lastPlayed?.phase).toBe("S1901M");
  const orders = next.lastPlayed?.result?.orders ?? [];
  expect(orders.filter(({ power }) => power !== "France").length).toBeGreaterThan(15);
  expect(next.position.units.France).toContain("A Bur");
});

test("phases in which you have nothing to do go by themselves", async () => {
  const play = new SoloPlay();
  await play.start({ seed: 3 });
  for (let year = 1901; year < 1904; year++) {
    const spring = await play.ready();
    expect(spring.sheets.some(({ isCalledUpon }) => isCalledUpon)).toBe(true);
  }
});

test("who orders nothing loses a duel", async () => {
  const play = new SoloPlay();
  let view = await play.start({ variant: "causeway", power: "Lindria", level: "club" });
  for (let turn = 0; turn < 50 && view.status === "playing"; turn++) view = await play.ready();
  expect(view.ending).toMatchObject({ how: "victory", winners: ["Corvany"] });
  expect(auditLog(play.logs.games.get("solo-1")?.entries ?? [])).toEqual([]);
});

test("bots don't play on without you once you are eliminated", async () => {
  const play = new SoloPlay();
  const { position } = await play.start();
  const { France: _, ...units } = position.units;
  const { France: lost, ...centers } = position.centers;
  play.edit({ ...position, units, centers: { ...centers, Italy: [...centers.Italy, ...lost] } });
  const view = await new SoloPlay({}, play.logs).look();
  expect(view.ending).toEqual({ how: "stopped" });
});

test("who follows the hints wins a duel against a beginner", async () => {
  const play = new SoloPlay();
  let view = await play.start({ variant: "france-austria", power: "France" });
  let ordered = view.phase;
  for (let turn = 0; turn < 80 && view.status === "playing"; turn++) {
    ordered = view.phase;
    const asked = await play.task();
    if (!asked) throw new Error("nothing to order");
    const { sheets } = await hintFor(asked.task, asked.turn, () => undefined);
    for (const { power, text } of sheets) await play.ask("POST", "/commands", save(power, text));
    view = await play.ready();
  }
  expect(view.ending).toMatchObject({ how: "victory", winners: ["France"] });
  const back = await play.takeBack();
  expect(back).toMatchObject({ status: "playing", ending: null });
  expect(back.phase).toBe(ordered);
});

test("a hint says what the orders aim at, and expects more than there is now", async () => {
  const play = new SoloPlay();
  await play.start();
  const asked = await play.task();
  if (!asked) throw new Error("nothing to order");
  const steps: number[] = [];
  const hint = await hintFor(asked.task, asked.turn, (done) => steps.push(done));
  expect(hint.sheets.map(({ power }) => power)).toEqual(["France"]);
  expect(hint.sheets[0].text.split("\n")).toHaveLength(3);
  expect(hint.expects).toBeGreaterThan(hint.now);
  expect(steps.at(-1)).toBe(1);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  for (const { tried, done } of hint.aims) expect(done).toBeLessThanOrEqual(tried);
});

test("a game continues where it stopped when its log is opened again", async () => {
  const logs = new MemoryLogs();
  const play = new SoloPlay({}, logs);
  await play.start();
  await play.ask("POST", "/commands", save("France", "A Par - Bur"));
  const before = await play.ready();
  const again = await new SoloPlay({}, logs).look();
  expect({ ...again, clock: null }).toEqual({ ...before, clock: null });
});

test("the last turn is taken back, and bots think again", async () => {
  const play = new SoloPlay();
  await play.start();
  await play.ask("POST", "/commands", save("France", "A Par - Bur"));
  await play.ready();
  const back = await play.takeBack();
  expect(back.phase).toBe("S1901M");
  expect(back.position.units.France).toContain("A Par");
  expect(back.sheets[0].text).toBe("A Par - Bur");
  expect(back.seats.filter(({ isReady }) => isReady)).toHaveLength(6);
  const first = await play.takeBack();
  expect(first.turns).toHaveLength(back.turns.length);
});

test("a bot that fails holds, and keeps nobody waiting", async () => {
  const play = new SoloPlay({ think: () => Promise.reject(new Error("out of memory")) });
  await play.start();
  const next = await play.ready();
  expect(next.lastPlayed?.phase).toBe("S1901M");
  expect(next.phase).toBe("F1901M");
});

test("bots think at the same time", async () => {
  const everyone = Promise.withResolvers<void>();
  let asked = 0;
  const play = new SoloPlay({
    think: async (task) => {
      if (++asked === 6) everyone.resolve();
      await everyone.promise;
      return think(task);
    },
  });
  const first = await play.start();
  expect(first.seats.filter(({ isReady }) => isReady)).toHaveLength(6);
});

test("someone who plays the same game elsewhere is not overwritten", async () => {
  const logs = new MemoryLogs();
  const one = new SoloPlay({}, logs);
  const other = new SoloPlay({}, logs);
  await one.start();
  await other.look();
  await one.ask("POST", "/commands", save("France", "A Par - Bur"));
  await other.ask("POST", "/commands", save("France", "A Par - Pic"));
  expect((await other.look()).sheets[0].text).toBe("A Par - Pic");
  const entries = logs.games.get("solo-1")?.entries ?? [];
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
});

test("bots know nothing of what you write", async () => {
  const tasks = await Promise.all(
    ["A Par - Bur", "A Par - Gas"].map(async (text) => {
      const asked: unknown[] = [];
      const play = new SoloPlay({
        think: async (task) => {
          asked.push(task);
          return think(task);
        },
      });
      await play.start();
      await play.ask("POST", "/commands", save("France", text));
      const { turns } = await play.ready();
      // Up to the orders that differ; afterwards the positions may.
      return asked.slice(0, 6 * (turns.length > 1 ? 1 : 0));
    }),
  );
  expect(tasks[0]).toHaveLength(6);
  expect(tasks[0]).toEqual(tasks[1]);
});

test("bots that can still win refuse a draw, and those that can't accept it", async () => {
  const play = new SoloPlay();
  const { position } = await play.start({ power: "Russia" });
  const propose = { type: "propose", vote: { how: "draw" } };
  await play.ask("POST", "/commands", propose);
  const refused = await play.look();
  expect(refused).toMatchObject({ status: "playing", proposal: null });
  expect(refused.chronicle.map(({ said }) => said.code)).toContain("proposal-refused");
  const centers = { ...position.centers, Russia: [...position.centers.Russia, "Nwy", "Swe", "Rum", "Bul"] };
  play.edit({ ...position, centers });
  const other = new SoloPlay({}, play.logs);
  await other.ask("POST", "/commands", propose);
  expect((await other.look()).ending?.how).toBe("draw");
});

test("a bot that fails goes along with a draw, and keeps nobody waiting", async () => {
  const play = new SoloPlay({ think: () => Promise.reject(new Error("out of memory")) });
  await play.start();
  await play.ask("POST", "/commands", { type: "vote", vote: { how: "draw" } });
  expect((await play.look()).ending?.how).toBe("draw");
});

test("nobody leaves or goes back to a turn by hand in a solo game", async () => {
  const play = new SoloPlay();
  const view = await play.start();
  expect([...view.you.may].sort()).toEqual(["propose", "read", "ready", "save", "say", "vote"]);
  for (const command of [{ type: "leave" }, { type: "go-to", turn: 1, reason: "x" }])
    expect((await play.ask("POST", "/commands", command)).status).toBe(403);
  expect((await play.ask("POST", "/commands", { type: "nonsense" })).status).toBe(400);
  expect((await play.ask("GET", "/turns/99")).status).toBe(404);
  expect((await play.ask("GET", "/nothing")).status).toBe(404);
});

test.each(
  GAMES.flatMap(({ variant, editions }) => editions.map(({ rulebook }) => [variant.id, rulebook] as const)),
)("%s by %s is played without a room, by one person for each power", async (variant, rulebook) => {
  const play = new SoloPlay();
  const view = await play.start({ ...WANTED, variant, rulebook, power: null });
  expect(view.room).toBeNull();
  expect(view.status).toBe("playing");
  const next = await play.ready();
  expect(next.turns.length).toBeGreaterThan(1);
});
