import { answerLine, type ErrorResponse, type FindVariant } from "@chancery/contract";
import { refuseLine } from "@chancery/contract/adjudicate";
import { LONGEST_TEXT, readDocuments } from "../adjudicate/documents.ts";
import { isVariantFile, VariantFiles } from "../boards/variant-files.ts";
import { readInput } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";

type Answering<T> = (request: unknown, find: FindVariant) => Promise<T | ErrorResponse>;

/** Answers every request in the input, one line for each; the exit status. */
export async function answerAll<T extends object>(
  file: string | undefined,
  answering: Answering<T>,
): Promise<0 | 1> {
  const files = new VariantFiles(file);
  const output = new Output();
  let status: 0 | 1 = 0;
  let count = 0;
  for await (const { text, line } of readDocuments(readInput(file))) {
    const answer = await answerLine<Promise<T | ErrorResponse>, T | ErrorResponse>(
      { number: line, text },
      LONGEST_TEXT,
      (request) => answerRequest(request, files, answering),
      refuseLine(LANGUAGE),
    );
    if ("error" in answer) status = 1;
    await output.write(`${JSON.stringify(answer)}\n`);
    count++;
  }
  if (count === 0) console.error(`chancery: ${cli("emptyInput")}`);
  await output.flush();
  return status;
}

async function answerRequest<T extends object>(
  request: unknown,
  files: VariantFiles,
  answering: Answering<T>,
): Promise<T | ErrorResponse> {
  const answer = await answering(request, files.find);
  if (!("error" in answer) || answer.error.code !== "unknown-variant") return answer;
  const { variant: name } = request as { readonly variant?: unknown };
  if (!isVariantFile(name)) return answer;
  const variant = await files.load(name);
  if (variant.ok) return answering(request, files.find);
  return { ...answer, error: { ...answer.error, message: variant.error } };
}
