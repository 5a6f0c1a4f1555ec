/** How wide a pixel image is by default. */
export const PNG_WIDTH = 2000;
