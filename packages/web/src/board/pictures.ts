import type { Language } from "@chancery/messages";

/** The address of a picture, by color scheme. */
export type Picture = Readonly<Record<"light" | "dark", string>>;

/*
 * Light pictures of boards, for where nothing has to be pressed or has loaded yet. The build draws them and puts their
 * addresses in place of this file (tools/board-pictures.ts). Where nothing is built, there are none.
 */

/** An opening, with its orders and with names in a language. */
export const openingIn = (_language: Language): Picture => ({ light: "", dark: "" });

/** Boards by their ids, each as its first game starts. */
export const boards: Readonly<Record<string, Picture>> = {};
