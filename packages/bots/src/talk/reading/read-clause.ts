import type { Power, Province, Unit } from "@chancery/engine";
import { type Clause, powersIn, type Spot, spotsIn } from "./clauses.ts";
import type { Grammar } from "./grammar.ts";
import type { Act, Item, Kind, When } from "./item.ts";
import type { Scene } from "./scene.ts";

/** What a clause is read against. */
export interface Talk {
  readonly grammar: Grammar;
  readonly scene: Scene;
  readonly speaker: Power;
  readonly listener: Power;
  /** Places and powers that were talked about last: "there", "again", "them". */
  readonly lately: readonly Province[];
  readonly against: readonly Power[];
  /** What the speaker did last in the same message. */
  readonly lastBy: "promise" | "ask" | null;
}

const KINDS = [
  "draw",
  "build",
  "convoy",
  "support",
  "demilitarize",
  "bounce",
  "enter-not",
  "peace",
  "alliance",
] as const;

type Mood = { readonly act: Act; readonly by: "me" | "you" | "us" | "them"; readonly soft: boolean };

/** What one clause says; mostly one thing, or nothing. */
export function readClause(clause: Clause, talk: Talk): readonly Item[] {
  const { grammar } = talk;
  const text = clause.text
    .replace(grammar.hindered, "")
    .replace(grammar.nouns, "")
    .replace(/\bcut (?:the |his |their |her )?support (?=(?:from|in|of|for|on) )/u, "cut ")
    .replace(/ +/g, " ")
    .trim();
  if (grammar.courtesy.test(text) && !/§/.test(text)) return [];
  if (grammar.purpose.test(text)) return [];
  const spots = spotsIn(text);
  const told = text.match(grammar.told);
  if (told) return toldIn(text, spots, talk);
  if (grammar.interrogative.test(text) && !grammar.planQuestion.test(text))
    return questionIn(text, clause.isQuestion, spots, talk);
  const kinds = kindsIn(text, spots, talk);
  const items = kinds.flatMap((kind) => itemOf(kind, { ...clause, text }, spots, talk));
  if (items.length > 0) return items;
  return questionIn(text, clause.isQuestion, spots, talk);
}

function kindsIn(text: string, spots: readonly Spot[], { grammar, scene }: Talk): readonly Kind[] {
  const { kinds, move, attack, hold } = grammar;
  if (/\bget (¶\d+|him|them) to\b/.test(text)) return ["other"];
  const found = KINDS.filter((kind) => kinds[kind].test(text));
  const [first] = found;
  const isMove = spots.length > 0 && (move.test(text) || hold.test(text));
  if (first === "build" && isMove && spots.length > 1) return ["orders"];
  // An alternative: "DMZ or bounce?"
  if (found.includes("demilitarize") && found.includes("bounce")) return ["bounce", "demilitarize"];
  if (
    first === "convoy" &&
    found.includes("support") &&
    text.search(kinds.support) < text.search(kinds.convoy)
  )
    return ["support"];
  if (first === "convoy" || first === "support" || first === "draw" || first === "build") return [first];
  if (first === "demilitarize" || first === "bounce")
    return [first, ...found.filter((kind) => kind === "alliance" || kind === "peace")];
  if (first === "enter-not") return [first];
  if (first === "peace" && spots.length > 0 && !found.includes("alliance")) return ["enter-not"];
  if (first === "peace") return found.includes("alliance") && !isMove ? ["peace", "alliance"] : ["peace"];
  if (isMove && scene.isMovement) return first === "alliance" ? ["orders", "alliance"] : ["orders"];
  if (first === "alliance") return [first];
  if (attack.test(text)) return ["alliance"];
  // Nothing but places, as in an answer: "Bel?"
  if (
    spots.length > 0 &&
    text
      .replace(/§\d+|and|or|then|,|->|-/g, "")
      .trim()
      .split(/\s+/).length <= 2
  )
    return ["orders"];
  return grammar.others.test(text) ? ["other"] : [];
}

/** Who does what with a clause; null where it only tells, or looks back. */
function moodOf(kind: Kind, { text: whole, isQuestion }: Clause, talk: Talk): Mood | null {
  const { grammar } = talk;
  const soft = grammar.hedge.test(whole);
  // Who is addressed by name doesn't act.
  const text = whole
    .replace(grammar.aside, "")
    .replace(new RegExp(`^(?:\\w+ )?¶${talk.listener} ,? ?`, "u"), "");
  const mood = (act: Act, by: Mood["by"]): Mood => ({ act, by, soft });
  const at = (pattern: RegExp): number => {
    const found = text.search(pattern);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  const me = at(grammar.me);
  const you = at(grammar.you);
  const us = at(grammar.us);
  const them = at(grammar.them);
  const earliest = Math.min(me, you, us, them);
  const first = earliest === Number.POSITIVE_INFINITY ? -1 : earliest;
  const asksPlan = isQuestion && grammar.planQuestion.test(text);
  if (grammar.past.test(text) && (!grammar.request.test(text) || /\bdid(nt)?\b/.test(text))) return null;
  if (/^(how (are|is|was)|why)\b/.test(text)) return null;
  if (asksPlan && !/^(want|do you want)/.test(text) && kind !== "enter-not") return mood("question", "you");
  const mutual =
    kind === "peace" ||
    kind === "alliance" ||
    kind === "demilitarize" ||
    kind === "bounce" ||
    kind === "draw";
  if (grammar.shall.test(text) && kind !== "alliance" && kind !== "peace")
    return { act: "promise", by: "me", soft: true };
  if (kind === "enter-not" && grammar.offer.test(text)) return mood("promise", "me");
  if (grammar.permission.test(text)) return mood("ask", "you");
  const isCondition = grammar.condition.test(text);
  if (isCondition) {
    if (kind === "alliance" && grammar.attack.test(text) && !/\byou (could|would|can)\b/.test(text))
      return null;
    if (first === you && (mutual || /§/.test(text))) return mood("ask", "you");
    return null;
  }
  if (
    mutual &&
    /^(nice|good|great|well|poor|thanks|sorry|congrats)\b/.test(text) &&
    !grammar.proposal.test(text)
  )
    return null;
  if (mutual && /^(not )\w+ing\b/.test(text)) return mood("promise", "me");
  if (mutual) {
    const tells =
      grammar.imperative.test(text) || (grammar.advice.test(text) && you < Number.POSITIVE_INFINITY);
    if (tells && kind !== "demilitarize" && !grammar.us.test(text)) return mood("ask", "you");
    if (
      first === them &&
      them < me &&
      them < us &&
      !isQuestion &&
      !grammar.proposal.test(text) &&
      !grammar.request.test(text)
    )
      return mood("report", "them");
    if (kind === "bounce" && grammar.request.test(text) && !grammar.us.test(text)) return mood("ask", "you");
    if (
      grammar.proposal.test(text) &&
      !(
        kind === "alliance" &&
        grammar.attack.test(text) &&
        grammar.plan.test(text.slice(0, 12)) &&
        me === 0 &&
        us === Number.POSITIVE_INFINITY
      )
    )
      return first === them && them < text.search(grammar.proposal) && them < Math.min(me, us, you)
        ? mood("report", "them")
        : mood("propose", "us");
    if (grammar.request.test(text) || grammar.imperative.test(text)) return mood("ask", "you");
    if (first === you && grammar.advice.test(text)) return mood("ask", "you");
    if (first === us) return mood("propose", "us");
    if (first === me)
      return grammar.plan.test(text) && !grammar.idle.test(text) ? mood("promise", "me") : null;
    if (text.split(" ").length <= 5 && ((kind !== "alliance" && kind !== "peace") || isQuestion))
      return mood("propose", "us");
    return kind === "demilitarize" && isQuestion ? mood("propose", "us") : null;
  }
  if (grammar.imperative.test(text) && !(first === me && me < 3)) return mood("ask", "you");
  if (grammar.request.test(text) && !(me === 0 && you === Number.POSITIVE_INFINITY))
    return mood("ask", "you");
  if (/^(not )?\w+ing\b(?!.*\b(will|would|is|seems|was)\b)/.test(text) && !isQuestion)
    return mood("promise", "me");
  if (first === me) {
    if (
      /suggest|recommend|advise/.test(text) ||
      (grammar.advice.test(text) && you !== Number.POSITIVE_INFINITY)
    )
      return mood("ask", "you");
    if (text.search(grammar.idle) === me || text.search(grammar.idle) === 0) return null;
    return grammar.plan.test(text) ? mood("promise", "me") : null;
  }
  if (first === you)
    return grammar.advice.test(text) || isQuestion || /\b(you|u) (go|take|move|get|hold|support) /.test(text)
      ? mood("ask", "you")
      : null;
  if (first === us) return grammar.proposal.test(text) ? mood("propose", "us") : mood("promise", "us");
  if (first === them && kind === "other") return null;
  if (first === them)
    return grammar.advice.test(text) && you < Number.POSITIVE_INFINITY
      ? mood("ask", "you")
      : mood("report", "them");
  if (isQuestion) return mood("ask", "you");
  // Without a subject: "Going to Spain", "Kie - Den".
  if (/^(\w+ing|ill|will|gonna)\b/.test(text)) return mood("promise", "me");
  return /§/.test(text) ? mood(talk.lastBy ?? "promise", talk.lastBy === "ask" ? "you" : "me") : null;
}

function itemOf(kind: Kind, clause: Clause, spots: readonly Spot[], talk: Talk): readonly Item[] {
  const mood = moodOf(kind, clause, talk);
  if (!mood) return [];
  const { grammar, scene, speaker, listener } = talk;
  const { text } = clause;
  const named = powersIn(text);
  const third = named.filter((power) => power !== speaker && power !== listener);
  const not = grammar.not.test(text);
  const when = whenIn(text, talk);
  const places = spots.length > 0 || !grammar.it.test(text) ? spots.map(({ place }) => place) : talk.lately;
  const actor =
    mood.by === "me"
      ? speaker
      : mood.by === "you"
        ? listener
        : mood.by === "us"
          ? null
          : (third[0] ?? talk.against[0]);
  if (mood.by === "them" && actor === undefined) return [];
  const both = [speaker, listener].sort((one, other) => one - other);
  const who = actor === null ? both : [actor as Power];
  const flags = {
    ...(mood.soft && { soft: true as const }),
    ...(grammar.condition.test(text) && { cond: true as const }),
  };
  const base = { act: mood.act, kind, who, provinces: [], orders: [], against: [], when, ...flags } as Item;
  const sorted = (all: readonly Province[]): readonly Province[] => [...new Set(all)];
  switch (kind) {
    case "draw":
    case "other":
      return not ? [] : [base];
    case "build":
      return mood.act === "question"
        ? []
        : [
            {
              ...base,
              provinces: sorted(spots.map(({ place }) => place)),
              when: when === "now" ? "next" : when,
              ...(not && { neg: true as const }),
            },
          ];
    case "peace":
      return [{ ...base, against: third }];
    case "alliance": {
      const bloc = powersIn(text.match(/¤\d+/)?.[0] ?? "");
      const targets = third.filter((power) => !bloc.includes(power));
      if (not && !isDenied(text, grammar) && mood.act === "ask") return [];
      if (mood.by === "them")
        return [{ ...base, who: [third[0] ?? (actor as Power)], against: third.slice(1) }];
      if (isDenied(text, grammar) && mood.act !== "propose")
        return [{ ...base, kind: "peace", against: targets }];
      if (mood.by === "me" && targets.length === 0 && !/\b(you|u)\b|him|them/.test(text)) return [];
      if (mood.act === "propose" && bloc.length > 2) return [{ ...base, who: bloc, against: targets }];
      return [{ ...base, against: targets }];
    }
    case "demilitarize":
      return [{ ...base, provinces: sorted(places) }];
    case "bounce": {
      const sides = actor === null ? both : [actor as Power];
      const orders = places.length === 1 ? sides.flatMap((power) => moveTo(scene, power, places[0])) : [];
      return [
        {
          ...base,
          provinces: sorted(places),
          orders,
          against: third,
          ...(/\bor\b/.test(text) && { alt: true as const }),
        },
      ];
    }
    case "enter-not": {
      const isTheirs = places.some((place) => scene.ownerOf(place) === speaker);
      if (mood.act === "promise" && !isTheirs && /\byou can (take|get)\b/.test(text) && places.length > 0)
        return ordersOf(
          { ...base, kind: "orders", act: "ask", who: [listener], soft: true },
          text,
          spots,
          places,
          false,
          third,
          talk,
        );
      const owner = mood.by === "us" && !not ? both : who;
      return [{ ...base, who: owner, provinces: sorted(places) }];
    }
    case "support":
      return supportOf(base, text, spots, places, talk);
    case "convoy":
      return convoyOf(base, text, spots, places, talk);
    case "orders":
      return ordersOf(base, text, spots, places, not, third, talk);
  }
}

/** Whether an attack is ruled out: a "not" shortly before it. */
function isDenied(text: string, grammar: Grammar): boolean {
  const at = text.search(grammar.attack);
  return at >= 0 && grammar.not.test(text.slice(0, at).split(" ").slice(-4).join(" "));
}

const moveTo = (scene: Scene, power: Power, to: Province, by?: Unit): readonly string[] => {
  const unit = by && scene.reaches(by, to) ? by : scene.mover(power, to);
  const line = unit && scene.moveLine(unit, to);
  return line ? [line] : [];
};

/** Pairs of places in a clause where one is where a unit comes from. */
function pairsIn(text: string, grammar: Grammar): readonly (readonly [Province, Province])[] {
  const pairs: (readonly [Province, Province])[] = [];
  const forward = new RegExp(
    `§(\\d+)(?: fleet| army| unit| flotte| armee)? ${grammar.between} (?=§(\\d+))`,
    "gu",
  );
  const backward = new RegExp(`§(\\d+) (?:${grammar.from}) (?:the |your |my )?(?=§(\\d+))`, "gu");
  for (const [, from, to] of text.matchAll(forward))
    pairs.push([Number(from) as Province, Number(to) as Province]);
  for (const [, to, from] of text.matchAll(backward))
    pairs.push([Number(from) as Province, Number(to) as Province]);
  return pairs;
}

function ordersOf(
  base: Item,
  text: string,
  spots: readonly Spot[],
  places: readonly Province[],
  not: boolean,
  third: readonly Power[],
  { grammar, scene, speaker, listener, lately }: Talk,
): readonly Item[] {
  const { who, act } = base;
  const [actor] = who;
  const pairs = pairsIn(text, grammar).filter(
    ([from]) => scene.unitIn(from, actor) !== undefined || act === "report",
  );
  const sources = new Set(pairs.map(([from]) => from));
  const targets = new Set(pairs.map(([, to]) => to));
  const isLeft = (place: Province): boolean =>
    (sources.has(place) && !targets.has(place)) ||
    new RegExp(`(?:${grammar.left.source}) §${place}\\b`, "u").test(text) ||
    (spots.length === 2 &&
      new RegExp(`(?:your|my) §${place} (?:fleet|army|unit)|§${place} (?:fleet|army)`).test(text));
  const within = text.match(
    new RegExp(`\\b(?:in|there|it|that) (?:${grammar.with}) (?:the |my |your )?§(\\d+)`, "u"),
  );
  if (within && scene.unitIn(Number(within[1]) as Province, actor) && lately.length > 0) {
    const by = scene.unitIn(Number(within[1]) as Province, actor);
    return [{ ...base, provinces: lately, orders: lately.flatMap((to) => moveTo(scene, actor, to, by)) }];
  }
  // "I'll get Ukr into Sev", where the unit is the other's.
  const other = actor === speaker ? listener : speaker;
  const helped = pairsIn(text, grammar).filter(
    ([from]) => scene.unitIn(from, other) && !scene.unitIn(from, actor),
  );
  if (
    helped.length > 0 &&
    (act === "promise" || act === "ask") &&
    who.length === 1 &&
    /\b(get|help|let|with)\b/.test(text)
  ) {
    const lines = helped.flatMap(([from, to]) => {
      const target = scene.unitIn(from, other);
      return (target && scene.supportLine(actor, target, to)) ?? [];
    });
    return [{ ...base, kind: "support", provinces: [...new Set(helped.map(([, to]) => to))], orders: lines }];
  }
  const goals = places.filter((place) => !isLeft(place));
  const isThreat = grammar.condition.test(text);
  if (not && !grammar.move.test(text) && !grammar.hold.test(text)) return [];
  if (not && !isThreat && goals.length > 0)
    return [{ ...base, kind: "enter-not", provinces: [...new Set(goals)] }];
  if (goals.length === 0 && act !== "question") return [];
  const isStay = grammar.hold.test(text) && pairs.length === 0;
  const used = new Set<string>();
  const orders = goals.flatMap((to) => {
    const own = scene.unitIn(to, actor);
    if (own && (isStay || !pairs.some(([, goal]) => goal === to))) return isStay ? [scene.holdLine(own)] : [];
    const from = pairs.find(([, goal]) => goal === to)?.[0];
    const loose = spots
      .map(({ place }) => scene.unitIn(place, actor))
      .find((unit) => unit && isLeft(scene.provinceOf(unit)));
    const lines = moveTo(scene, actor, to, from === undefined ? loose : scene.unitIn(from, actor));
    return lines.filter((line) => {
      const [unit] = line.split(" - ");
      return !used.has(unit) && used.add(unit);
    });
  });
  const isAgainst =
    act === "promise" &&
    actor === speaker &&
    grammar.assault.test(text) &&
    goals.some((goal) => scene.ownerOf(goal) === listener);
  const against = isAgainst ? [listener] : third.filter((power) => !who.includes(power));
  const provinces = [...new Set(goals)];
  return [{ ...base, act: isAgainst ? "threaten" : act, provinces, orders, against }];
}

function supportOf(
  base: Item,
  text: string,
  spots: readonly Spot[],
  places: readonly Province[],
  { grammar, scene, speaker, listener, lately }: Talk,
): readonly Item[] {
  const { who } = base;
  const [actor] = who;
  const other = actor === speaker ? listener : speaker;
  // "with Ukr": the unit that supports.
  const withUnit = text.match(new RegExp(`(?:${grammar.with}|use|using) (?:your |my |the )?§(\\d+)`, "u"));
  const helper = withUnit ? (Number(withUnit[1]) as Province) : undefined;
  const verb = text.search(grammar.kinds.support);
  const before = spots.filter(({ at }) => at < verb && scene.unitIn(spots[0].place, actor));
  const by =
    helper !== undefined
      ? scene.unitIn(helper, actor)
      : before.length === 1 && spots.some(({ at }) => at > verb)
        ? scene.unitIn(before[0].place, actor)
        : undefined;
  const rest = places.filter((place) => !by || place !== scene.provinceOf(by));
  const source = text.match(/\b(?:in|there|through) from §(\d+)/u);
  if (source && lately.length > 0) {
    const target = scene.unitIn(Number(source[1]) as Province);
    const found = lately.flatMap((to) => (target && scene.supportLine(actor, target, to, by)) ?? []);
    return [{ ...base, provinces: lately, orders: found }];
  }
  const pairs = pairsIn(text, grammar).filter(
    ([from, to]) => rest.includes(from) && rest.includes(to) && (!by || from !== scene.provinceOf(by)),
  );
  const lines: string[] = [];
  const goals: Province[] = [];
  for (const [from, to] of pairs) {
    goals.push(to);
    const target = scene.unitIn(from);
    const line = target && scene.supportLine(actor, target, to, by);
    if (line) lines.push(line);
  }
  const paired = new Set(pairs.flat());
  for (const place of rest.filter((each) => !paired.has(each))) {
    const there = scene.unitIn(place);
    const isMove =
      /\b(in|into|to|nach)\b/.test(text) &&
      (there === undefined || (there.power !== other && there.power !== actor));
    goals.push(place);
    if (isMove) {
      const mover = scene.mover(other, place) ?? scene.mover(actor, place);
      const line = mover && scene.supportLine(actor, mover, place, by);
      if (line) lines.push(line);
    } else if (there) {
      const line = scene.supportLine(actor, there, null, by);
      if (line) lines.push(line);
    }
  }
  return [{ ...base, provinces: [...new Set(goals)], orders: lines }];
}

function convoyOf(
  base: Item,
  text: string,
  spots: readonly Spot[],
  places: readonly Province[],
  { grammar, scene, speaker, listener }: Talk,
): readonly Item[] {
  const [actor] = base.who;
  const armies =
    actor === speaker && !/\b(you|your|dich|dir|deine)\b/.test(text) ? [speaker] : [speaker, listener];
  const [pair] = pairsIn(text, grammar).filter(([from]) => scene.unitIn(from)?.kind.convoyed);
  const verb = text.search(grammar.kinds.convoy);
  const [start, goal] = places;
  const isCarried = pair === undefined && places.length === 2 && scene.unitIn(start)?.kind.convoyed === true;
  const to = pair ? pair[1] : isCarried ? goal : (spots.find(({ at }) => at > verb)?.place ?? places.at(-1));
  if (to === undefined) return base.act === "promise" || base.act === "ask" ? [base] : [];
  return [
    {
      ...base,
      provinces: [to],
      orders: scene.convoyLines(actor, armies, to, pair?.[0] ?? (isCarried ? start : undefined)),
    },
  ];
}

/** "I told Turkey to cover Sev." */
function toldIn(text: string, spots: readonly Spot[], { scene, speaker, listener }: Talk): readonly Item[] {
  const [third] = powersIn(text).filter((power) => power !== speaker && power !== listener);
  if (third === undefined || spots.length === 0) return [];
  const provinces = spots.map(({ place }) => place);
  const orders = provinces.flatMap((to) => moveTo(scene, third, to));
  return [
    { act: "report", kind: "orders", who: [third], provinces, orders, against: [], when: "now", soft: true },
  ];
}

/** Questions that want no answer in particular. */
function questionIn(text: string, isQuestion: boolean, spots: readonly Spot[], talk: Talk): readonly Item[] {
  const { grammar, listener, speaker } = talk;
  if (!(isQuestion || grammar.asking.test(text)) || grammar.past.test(text)) return [];
  const base = {
    act: "question" as const,
    who: [listener],
    provinces: spots.map(({ place }) => place),
    orders: [],
    when: whenIn(text, talk),
    against: powersIn(text).filter((power) => power !== speaker && power !== listener),
  };
  if (grammar.planQuestion.test(text)) return [{ ...base, kind: "orders" }];
  return grammar.openQuestion.test(text) && text.split(" ").length > 4 ? [{ ...base, kind: "other" }] : [];
}

function whenIn(text: string, { grammar, scene }: Talk): When {
  const { season } = scene.state.phase;
  if (grammar.next.test(text)) return "next";
  if (grammar.fall.test(text)) return season === "F" ? "now" : "next";
  if (grammar.spring.test(text)) return season === "S" ? "now" : "next";
  const year = text.match(/\b(?:19)?0(\d)\b/);
  if (year) return Number(year[1]) <= scene.state.phase.year % 10 ? "now" : "later";
  return grammar.later.test(text) ? "later" : "now";
}
