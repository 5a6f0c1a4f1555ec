/** Tags as they are typed: with commas, semicolons or number signs between them. */
export const readTags = (typed: string): string[] =>
  typed
    .split(/[,;#\n]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
