/** A picture of pixels is so wide if nobody says otherwise. */
export const PNG_WIDTH = 2000;
