/** What reads files of any size, and any number of games. */
export const COMMAND = "chancery import";
