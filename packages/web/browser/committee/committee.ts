import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pathOf } from "../testing/hosting.ts";
import type { Stage } from "../testing/site.ts";
import { present, soon } from "../testing/tables.ts";
import { button, choice, PHONE, press, title, WALL } from "./parts.ts";

/** What a committee has of its own. */
export interface Agenda {
  readonly year: 1901 | 1935;
  /** How many countries there are. */
  readonly countries: number;
  /** The delegations that have come, in the order of their seats; the other countries have none, and stand still (R13). */
  readonly delegations: readonly string[];
  /** Powers that bots play: the first of them until its delegation comes, which is late. */
  readonly bots: readonly [late: string, ...others: string[]];
  /** What the officers settle on the form. */
  readonly settings: (form: Page) => Promise<void>;
}

type Position = Readonly<Record<"units" | "centers", Readonly<Record<string, readonly string[]>>>> & {
  readonly lost: Readonly<Record<string, string>>;
};

/** A committee in a room: the officers' desk, a screen on the wall, and four delegations of two, each with a phone. */
export class Committee {
  readonly agenda: Agenda;
  readonly game: string;
  readonly desk: Page;
  readonly second: Page;
  readonly wall: Page;
  private readonly phones: Map<string, Page>;
  /** The code by which the late delegation comes. */
  private readonly lateCode: string;
  /** Whether it has come. */
  private isComplete = false;
  private turn = "";
  private stage: string | null = null;
  /** All that the server has sent to the wall. */
  readonly sent: string[] = [];

  private constructor(
    agenda: Agenda,
    {
      game,
      desk,
      second,
      wall,
      phones,
      lateCode,
    }: Pick<Committee, "game" | "desk" | "second" | "wall"> & {
      readonly phones: Map<string, Page>;
      readonly lateCode: string;
    },
  ) {
    this.agenda = agenda;
    this.game = game;
    this.desk = desk;
    this.second = second;
    this.wall = wall;
    this.phones = phones;
    this.lateCode = lateCode;
    wall.on("response", async (response) => {
      if (response.url().includes("/api/games/") && !response.url().includes("/events"))
        this.sent.push(await response.text().catch(() => ""));
    });
  }

  /** Officers open a committee; a projector page is opened; eight people join by code, some by typing it, some by its QR code. */
  static async gather(stage: Stage, agenda: Agenda): Promise<Committee> {
    const { countries, delegations, bots } = agenda;
    const desk = await openCommittee(stage, agenda);
    const game = new URL(desk.url()).pathname.split("/")[2];
    const link = await desk.getByRole("textbox", { name: "Link for officers and spectators" }).inputValue();
    const wall = await desk.context().newPage();
    await wall.setViewportSize(WALL.viewport);
    const [second, codes] = await Promise.all([
      appoint(stage, desk, link),
      codesOn(desk, [...delegations, bots[0]]),
      wall.goto(new URL(`/games/${game}/projector`, desk.url()).href),
    ]);
    const entered = delegations.flatMap((power) =>
      ([1, 2] as const).map(async (number) => {
        const phone = await enter(stage, codes.get(power) ?? "", { power, number });
        return [`${power} ${number}`, phone] as const;
      }),
    );
    const phones = new Map(await Promise.all(entered));
    await soon(() =>
      wall
        .getByRole("list", { name: "Delegations" })
        .getByText(/ [12], .* [12]$/)
        .count(),
    ).toBe(4);
    await desk.getByText(`4 of ${countries} delegations are here, 8 delegates in all.`).waitFor();
    await fillWithBots(desk, agenda);
    return new Committee(agenda, { game, desk, second, wall, phones, lateCode: codes.get(bots[0]) ?? "" });
  }

  readonly phone = (power: string, number: 1 | 2 = 1): Page => {
    const phone = this.phones.get(`${power} ${number}`);
    if (!phone) throw new Error(`nobody sits for ${power}`);
    return phone;
  };

  get everybody(): readonly Page[] {
    return [...this.phones.values()];
  }

  /** Delegations that can talk and vote, the late one last. */
  get delegations(): readonly string[] {
    const { delegations, bots } = this.agenda;
    return this.isComplete ? [...delegations, bots[0]] : delegations;
  }

  /** How many seats are taken: bots agree and are ready too. */
  get present(): number {
    return this.agenda.delegations.length + this.agenda.bots.length;
  }

  /** The late delegation comes in the middle of the speeches; a bot has held its place. */
  async completeLate(stage: Stage): Promise<void> {
    const [power] = this.agenda.bots;
    for (const number of [1, 2] as const) {
      const phone = await openJoin(stage, this.lateCode, { power, number });
      await phone.locator(".layer-units").waitFor();
      this.phones.set(`${power} ${number}`, phone);
    }
    this.isComplete = true;
  }

  /** Somebody's phone is lost, and another takes its place. */
  async replacePhone(power: string, number: 1 | 2, phone: Page): Promise<void> {
    const old = this.phone(power, number);
    await old.getByRole("heading", { name: "Your seat has moved" }).waitFor();
    await old.context().close();
    this.phones.set(`${power} ${number}`, phone);
  }

  /** The officers start without the missing delegations. The second officer is called away. */
  async begin(): Promise<void> {
    await this.second.context().close();
    await press(this.desk, "Start committee");
    await press(this.desk.getByRole("dialog"), "Start committee");
    await this.turnIs(`Spring ${this.agenda.year}`);
    await Promise.all(this.everybody.map((phone) => phone.locator(".layer-units").waitFor()));
  }

  /** Waits until the wall names a turn. Phones say the same: retreats and adjustments are part of it (MB-36). */
  async turnIs(turn: string, stage: string | null = null): Promise<void> {
    await soon(() => title(this.wall)).toBe(turn);
    this.turn = turn;
    this.stage = stage;
  }

  /** A phone that shows the current turn: after a pause it first shows the last results. */
  readonly atPresent = async (power: string, number: 1 | 2 = 1): Promise<Page> => {
    const phone = this.phone(power, number);
    await soon(() => present(phone)).toBe(this.turn);
    if (this.stage !== null)
      await phone.getByText(this.stage, { exact: true }).filter({ visible: true }).first().waitFor();
    return phone;
  };

  /** The position of a game that has been going on for a while. */
  async setUp(changed: Position): Promise<void> {
    const { position } = await this.view();
    const edited = {
      ...position,
      units: { ...position.units, ...changed.units },
      centers: { ...position.centers, ...changed.centers },
      lost: changed.lost,
    };
    const command = { type: "edit", position: edited, reason: "as the session before ended" };
    const status = await this.desk.evaluate(
      async ([url, body]) =>
        (await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } })).status,
      [`/api/games/${this.game}/commands`, JSON.stringify(command)],
    );
    expect(status).toBe(200);
  }

  /** The table as someone's page is told of it. */
  view(page: Page = this.desk): Promise<{ position: Position; phase: string }> {
    return page.evaluate(async (url) => (await fetch(url)).json(), `/api/games/${this.game}`);
  }
}

async function openCommittee(stage: Stage, { year, countries, settings }: Agenda): Promise<Page> {
  const desk = await stage.open("/", { bypassCSP: true });
  await desk.getByRole("link", { name: new RegExp(`^Committee ${year}`) }).click();
  await desk.getByLabel("Your name").fill("Oda");
  await settings(desk);
  await press(desk, "Open committee");
  await desk.getByText(`0 of ${countries} delegations are here,`).waitFor();
  await soon(() => button(desk, "Start committee").isDisabled()).toBe(true);
  return desk;
}

/** A second officer watches first, and is appointed. */
async function appoint(stage: Stage, desk: Page, link: string): Promise<Page> {
  const second = await stage.open(pathOf(link), { bypassCSP: true });
  await second.getByLabel("Your name").fill("Olaf");
  await press(second, "Join");
  await press(desk, "Make officer");
  await desk.getByText("Oda and Olaf").waitFor();
  return second;
}

/** Bots play for some of the delegations that are missing; the others stand still. */
async function fillWithBots(desk: Page, { bots, countries, delegations }: Agenda): Promise<void> {
  await choice(desk, "Level of the bots").selectOption({ label: "Beginner" });
  await press(desk, "Fill the empty delegations with bots");
  await desk.getByText(`${countries - delegations.length} bots play too.`).waitFor();
  const removals = await button(desk, /^Remove Bot/).evaluateAll((buttons) =>
    buttons.map(({ ariaLabel }) => ariaLabel ?? ""),
  );
  for (const removal of removals)
    if (!bots.some((power) => removal.endsWith(` ${power}`))) await press(desk, removal);
  await desk.getByText(`${bots.length} bots play too.`).waitFor();
}

/** The codes, as they stand on the officers' own page. */
async function codesOn(desk: Page, powers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = desk.getByRole("list", { name: "Delegations" }).getByRole("listitem");
  const codes = powers.map(async (power) => {
    const code = await rows.filter({ hasText: power }).getByRole("code").innerText();
    expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    return [power, code] as const;
  });
  return new Map(await Promise.all(codes));
}

/** Comes in by a code: the first delegate types it, the second follows its QR code and likes the dark. */
export async function enter(stage: Stage, code: string, delegate: Delegate): Promise<Page> {
  const phone = await openJoin(stage, code, delegate);
  await phone.getByRole("heading", { name: delegate.power, exact: true }).waitFor();
  return phone;
}

interface Delegate {
  readonly power: string;
  readonly number: 1 | 2;
}

async function openJoin(stage: Stage, code: string, { power, number }: Delegate): Promise<Page> {
  const isTyped = number === 1;
  const phone = await stage.open(isTyped ? "/join" : `/join#${code}`, {
    ...PHONE,
    colorScheme: isTyped ? "light" : "dark",
  });
  if (isTyped) await phone.getByLabel("Code").fill(code.toLowerCase().replace("-", " "));
  await phone.getByLabel("Your name").fill(`${power} ${number}`);
  await press(phone, `Join as ${power}`);
  return phone;
}
