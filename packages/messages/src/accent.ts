const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."àƀçđéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ"];

/** How much longer than English other languages get. */
const GROWTH = 0.4;

/** A text without arguments, in the pseudo-language. */
export function accent(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  const letters = text.replace(/[^a-z]/gi, "").length;
  return accented + "~".repeat(Math.ceil(letters * GROWTH));
}
