import { anywhere } from "../addresses.ts";
import { type Attack, once } from "../attack.ts";

/** The address of someone who never asked for mail. */
export const VICTIM = "victim@example.org";

/** Mails that someone else is sent. */
export const MAIL: readonly Attack[] = [
  {
    name: "accounts with someone else's address, from two hundred networks",
    atOnce: 4,
    send: (arms, turn) =>
      once(arms, anywhere(turn, 200), "POST", "/api/accounts", {
        name: `Eve ${turn}`,
        email: VICTIM,
        password: `a long password ${turn}`,
      }),
  },
  {
    name: "forgotten passwords of someone else's, from two hundred networks",
    atOnce: 4,
    send: (arms, turn) => once(arms, anywhere(turn, 200), "POST", "/api/password-resets", { email: VICTIM }),
  },
];
