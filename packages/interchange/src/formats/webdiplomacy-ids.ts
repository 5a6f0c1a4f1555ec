/** How webDiplomacy numbers powers and places, from 1 on. */
export interface Numbering {
  readonly variant: string;
  readonly powers: readonly string[];
  readonly places: readonly string[];
}

const list = (names: string): readonly string[] => names.split(" ");

/** The classic board: coasts come last. */
const CLASSIC = list(
  "CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM SYR SEV UKR " +
    "WAR LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS BAR NWG NTH SKA HEL BAL " +
    "BOT NAO IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL SPA/NC SPA/SC STP/NC STP/SC BUL/EC " +
    "BUL/SC",
);

/** The same board in games of two: coasts follow their provinces. */
const DUEL = CLASSIC.filter((place) => !place.includes("/")).flatMap((place) => [
  place,
  ...CLASSIC.filter((coast) => coast.startsWith(`${place}/`)),
]);

/** By the number of the variant. */
export const NUMBERINGS: Readonly<Record<number, Numbering>> = {
  1: {
    variant: "classic",
    powers: list("ENGLAND FRANCE ITALY GERMANY AUSTRIA TURKEY RUSSIA"),
    places: CLASSIC,
  },
  15: { variant: "france-austria", powers: list("FRANCE AUSTRIA"), places: DUEL },
  23: { variant: "germany-italy", powers: list("GERMANY ITALY"), places: DUEL },
};
