/**
 * Finds texts for people that are not in the message catalog: text and text-like attributes in JSX, and prose in any
 * other string. Errors thrown for developers, documentation of the API and data of the boards are not texts for people.
 * `npm run literals -- --count` counts by file instead.
 */
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

const SOURCES =
  "packages/{api,boardview,cartography,cli,contract,engine,game,server,store,variants,web}/**/*.{ts,tsx}";
const SKIPPED = [
  "**/node_modules/**",
  "**/dist/**",
  "**/*.test.ts",
  "**/testing*.ts",
  "**/testing/**",
  "**/messages/en.ts",
  "packages/*/tools/**",
  "packages/web/browser/**",
  "packages/*/*.config.ts",
];

/** Places whose strings are not for readers of the page, and why. */
const EXCEPTIONS: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /^packages\/variants\/boards\/.*\/(table|notes|spaces)\.ts$/, why: "names of places on a board" },
  { path: /^packages\/cartography\//, why: "makes the boards; only developers run it" },
  { path: /^packages\/variants\/\w+\/wire\.ts$/, why: "documentation of positions, for programmers" },
  { path: /^packages\/api\//, why: "documentation of the API, for programmers" },
  {
    path: /^packages\/server\/src\/(http\/documentation|site\/metrics)\.ts$/,
    why: "documentation, for programmers",
  },
  { path: /^packages\/engine\/src\/board\/compile\.ts$/, why: "faults in a board's source, for its author" },
  {
    path: /^packages\/engine\/src\/notation\/(format|sentences\/heading|lexicon\/order-words)\.ts$/,
    why: "words of the notation",
  },
  { path: /^packages\/variants\/committee\/read-\w+\.ts$/, why: "words of the notation" },
  { path: /^packages\/web\/src\/pages\/rules\/search\/(en|de)\.ts$/, why: "what people look for" },
  { path: /^packages\/store\/src\/schema\/migrations\.ts$/, why: "names of migrations" },
];

/** Attributes and fields whose text people read, even a single word of it. */
const TEXTS = new Set(
  (
    "alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption credit " +
    "description error heading help hint label legend message placeholder subject subtitle summary text title " +
    "tooltip what why"
  ).split(" "),
);
/** Attributes and fields that never hold text. */
const NAMES = new Set(
  "className class style d transform viewBox preserveAspectRatio id key href to src fill stroke".split(" "),
);

/** Two words in a row, one of which starts small, as in a sentence or a label. */
const PROSE = /(?:^|[^\w./-])[A-Za-z]+['’]?[a-z]+,? (?:[a-z]{2,}|[aI])(?=$|[^\w/=-])/;
/** An order as players write it, under the name of its power or alone. */
const NOTATION = /^(?:[A-Z][a-z]+: )?[AFW] [A-Z][a-z]{2}(?: (?:H|- [A-Z][a-z]{2}))?$/;
/** A CSS selector by an attribute, alone or in a list. */
const SELECTOR = /(?:^|, |\s)[a-z]*\[[a-z-]+(?:=[^\]]+)?\](?:$|,|\s)/;
/** A command line to copy. Sentences never begin with the command. */
const COMMAND_LINE = /^(?:echo .* \| |[A-Z_]+=\S+ )?chancery [a-z]+(?: .*)?$/;
/** A statement to a database, or a part of one. */
const SQL = /^\s*(select|insert|update|delete|with|pragma|begin|read only|repeatable read)\b/;
const WORD = /[A-Z]?[a-z]{2,}/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

interface Found {
  readonly at: number;
  readonly text: string;
}

const nameOf = (node: Node | undefined): string => String(node?.name ?? node?.value ?? "");

function literalsIn(path: string, source: string): readonly Found[] {
  const { program } = parseSync(path, source);
  const found: Found[] = [];
  const report = (node: Node, text: string): void => {
    found.push({
      at: source.slice(0, node.start).split("\n").length,
      text: text.trim().replace(/\s+/g, " "),
    });
  };

  /** Visits everything; `field` is the attribute or field a string ends up in, `silent` marks what nobody reads. */
  const walk = (value: unknown, field: string, silent: boolean): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, field, silent);
      return;
    }
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
      case "TSTypeAliasDeclaration":
      case "TSInterfaceDeclaration":
      case "TSTypeAnnotation":
      case "TSTypeParameterInstantiation":
        return;
      case "TSAsExpression":
        walk(node.expression, field, silent);
        return;
      case "ThrowStatement":
        walk(node.argument, field, true);
        return;
      case "NewExpression":
        walk(node.arguments, field, silent || /(Error|Invariant)$/.test(nameOf(node.callee as Node)));
        return;
      case "TaggedTemplateExpression":
        walk((node.quasi as Node).expressions, field, silent);
        return;
      case "ObjectExpression":
        if (!isLocalized(node)) for (const each of node.properties as Node[]) walk(each, field, silent);
        return;
      case "BinaryExpression":
        // What is compared is data.
        walk([node.left, node.right], field, silent || /^[!=]==$/.test(String(node.operator)));
        return;
      case "CallExpression": {
        const callee = node.callee as Node;
        const method = nameOf((callee.property as Node | undefined) ?? callee);
        walk(callee, "", silent);
        walk(
          node.arguments,
          "",
          silent || DOCUMENTATION.has(method) || isLog(callee) || callee.type === "Super",
        );
        return;
      }
      case "Property": {
        const key = node.computed ? "" : nameOf(node.key as Node);
        walk(
          node.value,
          key,
          silent || key === "requestField" || (DOCUMENTATION.has(key) && path.startsWith("packages/api/")),
        );
        return;
      }
      case "JSXAttribute":
        walk(node.value, nameOf(node.name as Node), silent);
        return;
      case "JSXText":
        if (/\p{L}/u.test(String(node.value))) report(node, String(node.value));
        return;
      case "Literal":
        if (typeof node.value === "string" && !silent && isText(node.value, field)) report(node, node.value);
        return;
      case "TemplateLiteral": {
        const text = (node.quasis as { value: { cooked: string } }[])
          .map((each) => each.value.cooked)
          .join("…");
        if (!silent && isText(text, field)) report(node, text);
        walk(node.expressions, field, silent);
        return;
      }
      default:
        for (const [name, child] of Object.entries(node))
          if (name !== "parent")
            walk(child, name === "children" ? "" : keepField(node, name) ? field : "", silent);
    }
  };
  walk(program.body, "", false);
  return found;
}

/** A text in English, beside the facts it belongs to: how a game's manifest describes it. */
function isLocalized({ properties }: Node): boolean {
  const keys = (properties as Node[]).map(({ key }) => nameOf(key as Node));
  return keys.includes("en") && keys.every((key) => ["en", "sense", "values", "isSame"].includes(key));
}

/** Logs are for the programs of people who run a server. */
const isLog = (callee: Node): boolean =>
  /^(debug|info|warn|error)$/.test(nameOf(callee.property as Node)) &&
  nameOf(callee.object as Node) !== "console";

/** Calls and fields whose strings document the API, or are compared, or are put to a database. */
const DOCUMENTATION = new Set([
  "meta",
  "describe",
  "tags",
  "getAttribute",
  "querySelector",
  "querySelectorAll",
  "startsWith",
  "includes",
  "where",
]);

/** Expressions through which a string still ends up in the attribute or field around them. */
const keepField = ({ type }: Node, name: string): boolean =>
  [
    "ConditionalExpression",
    "LogicalExpression",
    "JSXExpressionContainer",
    "ArrowFunctionExpression",
  ].includes(type) &&
  name !== "test" &&
  name !== "params";

const isText = (text: string, field: string): boolean =>
  !/^(https?:|#[\da-f]+$)/.test(text) &&
  !NOTATION.test(text) &&
  !SQL.test(text) &&
  !text.includes("\0") &&
  !SELECTOR.test(text) &&
  !COMMAND_LINE.test(text) &&
  !NAMES.has(field) &&
  (PROSE.test(text.replace(/<[^>]*>/g, " ")) ||
    (TEXTS.has(field) && WORD.test(text) && !/^[a-z][A-Za-z-]*$/.test(text)));

let total = 0;
for (const path of globSync(SOURCES, { exclude: SKIPPED }).sort()) {
  if (EXCEPTIONS.some((each) => each.path.test(path))) continue;
  const found = literalsIn(path, readFileSync(path, "utf8"));
  total += found.length;
  if (found.length === 0) continue;
  if (process.argv.includes("--count")) console.log(`${String(found.length).padStart(4)} ${path}`);
  else for (const { at, text } of found) console.log(`${path}:${at}: ${text}`);
}
console.log(total === 0 ? "every text is in the catalog" : `${total} texts are not in the message catalog`);
process.exitCode = total > 0 ? 1 : 0;
