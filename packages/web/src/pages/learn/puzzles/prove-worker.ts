import { openPuzzle, planOf, type Reply, tryOut } from "@chancery/analysis/puzzles";
import { formatOrder } from "@chancery/engine";
import type { Answer, Question } from "./proving.ts";

/** The part of a worker's global scope that is used here. */
const scope = self as unknown as {
  onmessage: (event: { readonly data: Question }) => void;
  postMessage: (answer: Answer) => void;
};

/** Tries orders against every reply, beside the page. */
scope.onmessage = ({ data: { puzzle, lines } }) => {
  const open = openPuzzle(puzzle);
  const { rules } = open.game;
  const written = (reply: Reply): Answer["replies"][number] => {
    const sheets: Record<string, string[]> = {};
    for (const order of reply) {
      if (!order.unit) continue;
      const { name } = rules.powers[order.unit.power];
      sheets[name] = [...(sheets[name] ?? []), formatOrder(rules, order)];
    }
    return sheets;
  };
  const proof = tryOut(rules, open.state, open.goal).prove(planOf(open, lines));
  const replies =
    proof.verdict === "refuted" ? [proof.reply] : proof.verdict === "forced" ? proof.hardest : [];
  scope.postMessage({ verdict: proof.verdict, count: proof.replies, replies: replies.map(written) });
};
