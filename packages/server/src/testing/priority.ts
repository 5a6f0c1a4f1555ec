import { getPriority } from "node:os";

/** Runs in a thread, and says how willingly it gives way to others. */
export default (): number => getPriority();
