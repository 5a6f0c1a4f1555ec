export type { Asked } from "./answer.ts";
export { type Hint, type HintAim, type HintReason, hintFor } from "./hint.ts";
export { type Logs, SoloHost } from "./host.ts";
export { MemoryLogs } from "./memory-logs.ts";
export type { Task } from "./task.ts";
export { type Thought, think } from "./think.ts";
export type { SoloCard, Wanted } from "./wanted.ts";
