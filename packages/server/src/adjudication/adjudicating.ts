import { answerLine, type ErrorResponse, findVariant, type InputLine, idOf } from "@chancery/contract";
import { adjudicate, refuseLine } from "@chancery/contract/adjudicate";
import type { PositionJson } from "@chancery/engine";
import type { PageLanguage } from "@chancery/messages";
import { answerExport, answerImport, type ExportQuestion, type ImportQuestion } from "./interchanging.ts";

export interface AdjudicationQuestion {
  readonly ask: "adjudicate";
  readonly line: InputLine;
  /** The longest text that is read. */
  readonly longest: number;
  readonly language: PageLanguage;
}

export interface PredictionQuestion {
  readonly ask: "predict";
  readonly given: unknown;
  readonly language: PageLanguage;
}

export type Question = PredictionQuestion | AdjudicationQuestion | ImportQuestion | ExportQuestion;

export type Answer =
  | {
      readonly code: ErrorResponse["error"]["code"] | null;
      readonly body: string;
      /** The position that was asked about, if it has to be looked up. */
      readonly position?: PositionJson | null;
    }
  /** Something broke, for this request. */
  | { readonly id: { readonly id?: unknown }; readonly stack: string };

/** Runs in a thread of its own, so that nobody waits while a stranger's orders are read and resolved. */
export default async (question: Question): Promise<Answer> => {
  let id = {};
  try {
    if (question.ask === "import") return answerImport(question);
    if (question.ask === "export") return answerExport(question);
    if (question.ask === "predict") {
      id = idOf(question.given);
      // Few ask for it, and what it needs takes a while to load.
      const { predict } = await import("@chancery/analysis/predict");
      const { response, position } = await predict(question.given, findVariant, question.language);
      return {
        code: "error" in response ? response.error.code : null,
        body: JSON.stringify(response),
        position,
      };
    }
    const { line, longest, language } = question;
    const answer = (given: unknown) => {
      id = idOf(given);
      return adjudicate(given, findVariant, language);
    };
    const response = answerLine(line, longest, answer, refuseLine(language));
    return { code: "error" in response ? response.error.code : null, body: JSON.stringify(response) };
  } catch (error) {
    return { id, stack: (error as Error).stack ?? String(error) };
  }
};
