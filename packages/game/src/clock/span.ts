/** A time in whole hours if it can be. */
export const span = (minutes: number): { readonly unit: "hours" | "minutes"; readonly count: number } =>
  minutes % 60 === 0 && minutes > 0
    ? { unit: "hours", count: minutes / 60 }
    : { unit: "minutes", count: minutes };
