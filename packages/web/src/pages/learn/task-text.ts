import { lessons } from "../../messages/lessons.ts";
import type { TaskName } from "./lessons/index.ts";

/** The texts of every task: what there is to know, what to do, what helps to think, how it is done, and what was learned. */
type Part = "Text" | "Task" | "Hint" | "How" | "Done";

export const taskText = (name: TaskName, part: Part): string => lessons(`${name}${part}`);
