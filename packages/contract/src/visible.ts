/** What can't be seen, or turns the text around it: with these characters one name looks like another. */
const INVISIBLE = /\p{Cc}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|\u2800|\p{Cf}|\p{Default_Ignorable_Code_Point}/u;

/** Emoji are made of several signs, and such characters hold them together. */
const EMOJI = /\p{RGI_Emoji}/gv;

/** Whether a name shows all that is in it. */
export const isVisible = (name: string): boolean => !INVISIBLE.test(name.replaceAll(EMOJI, ""));
