import { expect, test } from "vitest";
import { formatArticles, parseArticles } from "./articles.ts";

test("articles are written out in order and read back as they were (R101)", () => {
  const articles = ["Neither attacks the other.\n\nNor do its allies.", "Until the end of 1936."];
  expect(formatArticles(articles)).toBe(
    "Article 1\nNeither attacks the other.\n\nNor do its allies.\n\nArticle 2\nUntil the end of 1936.",
  );
  expect(parseArticles(formatArticles(articles))).toEqual(articles);
});

test("articles in which nothing stands are left out, and the others keep the count", () => {
  expect(formatArticles(["Peace.", "  ", "Trade."])).toBe("Article 1\nPeace.\n\nArticle 2\nTrade.");
});

test("a text without articles is one", () => {
  expect(parseArticles("We keep the peace.\n\nFor ever.")).toEqual(["We keep the peace.\n\nFor ever."]);
});
