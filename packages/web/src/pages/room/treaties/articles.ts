const HEAD = /^Article \d+\n/;
const BETWEEN = /\n\n(?=Article \d+\n)/;

/** The text of a treaty from its articles, numbered in their order; empty ones are left out. */
export function formatArticles(articles: readonly string[]): string {
  return articles
    .map((article) => article.trim())
    .filter((article) => article !== "")
    .map((article, i) => `Article ${i + 1}\n${article}`)
    .join("\n\n");
}

/** The articles of a text; a text that is not divided into articles is one. */
export function parseArticles(text: string): readonly string[] {
  return text.split(BETWEEN).map((part) => part.replace(HEAD, "").trim());
}
