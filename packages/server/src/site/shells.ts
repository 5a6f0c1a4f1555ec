import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { acceptedLanguage, type Language, languageOf } from "@chancery/messages";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A page that shows something before the application is there: a file, and what its own scripts and styles need. */
interface Shell {
  readonly file: string;
  /** What the policy has to allow: sources by directive. */
  readonly allowed: Readonly<Record<"script-src" | "style-src", string>>;
}

/** The page for whatever has none of its own. */
const OTHER = "other";

/** Finds the page for an address, in the language that the request asks for. */
export class Shells {
  private readonly known: ReadonlyMap<string, Shell>;
  /** What there is where no shells have been built. */
  private readonly bare: Shell;

  constructor(built: string) {
    const files = existsSync(join(built, "pages")) ? globSync("pages/**/*.html", { cwd: built }) : [];
    this.bare = shellIn(built, "index.html");
    this.known = new Map(files.map((file) => [file.replaceAll("\\", "/"), shellIn(built, file)] as const));
  }

  /** Sends the page of that name; another if there is none. */
  send(request: FastifyRequest, reply: FastifyReply, name = OTHER): FastifyReply {
    const language = wanted(request);
    const fileOf = (page: string): Shell | undefined => this.known.get(`pages/${page}.${language}.html`);
    const shell = fileOf(name) ?? fileOf(OTHER) ?? this.bare;
    const policy = reply.getHeader("content-security-policy");
    if (typeof policy === "string") reply.header("content-security-policy", extended(policy, shell));
    return reply.header("vary", "accept-language, accept-encoding").sendFile(shell.file);
  }
}

/** The address decides, then the browser, as in the application. */
function wanted(request: FastifyRequest): Language {
  const { language } = request.query as { readonly language?: unknown };
  return (
    (typeof language === "string" ? languageOf(language) : undefined) ??
    acceptedLanguage(request.headers["accept-language"])
  );
}

function shellIn(built: string, file: string): Shell {
  const html = readFileSync(join(built, file), "utf8");
  const hashes = (tag: "script" | "style"): string =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))]
      .map(([, text]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
      .join("");
  return { file, allowed: { "script-src": hashes("script"), "style-src": hashes("style") } };
}

const extended = (policy: string, { allowed }: Shell): string =>
  policy.replace(/(script-src|style-src) [^;]*/g, (sources, directive: keyof Shell["allowed"]) =>
    sources.concat(allowed[directive]),
  );
