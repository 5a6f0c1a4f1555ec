import { parseSync, Visitor } from "oxc-parser";

/** A small fault put into a file: what stands from `start` to `end` is replaced. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
};

const METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  floor: "ceil",
  ceil: "floor",
  max: "min",
  min: "max",
  find: "findLast",
  findLast: "find",
};

/** All faults of these kinds that a file can have: edges, conditions, amounts, and steps left out. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const { program } = parseSync(file, source);
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, to: string): void => {
    const line = source.slice(0, start).split("\n").length;
    mutants.push({ start, end, line, from: source.slice(start, end), to });
  };
  const operator = (node: { left: Span; right: Span; operator: string }): void => {
    const to = OPERATORS[node.operator];
    const at = source.indexOf(node.operator, node.left.end);
    // Texts are joined with a plus as well, so subtraction from them proves nothing.
    const isText = node.operator === "+" && [node.left, node.right].some(({ type }) => /Literal/.test(type));
    if (to !== undefined && at < node.right.start && !isText) add(at, at + node.operator.length, to);
  };
  const condition = ({ start, end }: Span): void => {
    add(start, end, "true");
    add(start, end, "false");
  };
  new Visitor({
    BinaryExpression: operator as never,
    LogicalExpression: operator as never,
    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    UnaryExpression(node) {
      if (node.operator === "!") add(node.start, node.argument.start, "");
    },
    Literal(node) {
      if (typeof node.value === "number") add(node.start, node.end, String(node.value + 1));
      if (typeof node.value === "boolean") add(node.start, node.end, String(!node.value));
    },
    CallExpression({ callee }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const to = METHODS[callee.property.name];
      if (to !== undefined) add(callee.property.start, callee.property.end, to);
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type === "CallExpression") add(start, end, ";");
    },
  }).visit(program);
  return mutants;
}

interface Span {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export const mutate = (source: string, { start, end, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(end);
