import type { Sandbox } from "../sandbox/sandbox.ts";

/** A first Spring as it is often played, for the picture on the start page. */
export const OPENING: Sandbox = {
  setup: { variant: "classic", rulebook: "2023", options: {} },
  phases: [
    {
      orders: {
        Austria: ["A Vie - Gal", "A Bud - Ser", "F Tri - Alb"],
        England: ["F Lon - Nth", "F Edi - Nrg", "A Lvp - Yor"],
        France: ["A Par - Bur", "A Mar S A Par - Bur", "F Bre - Mid"],
        Germany: ["A Ber - Kie", "A Mun - Ruh", "F Kie - Den"],
        Italy: ["A Rom - Apu", "A Ven H", "F Nap - Ion"],
        Russia: ["A Mos - Ukr", "A War - Gal", "F Sev - Bla", "F StP/sc - Bot"],
        Turkey: ["A Con - Bul", "A Smy - Con", "F Ank - Bla"],
      },
    },
  ],
};
