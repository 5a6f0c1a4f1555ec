/** The last part of the address of sandboxes whose games come from map files. */
export const MAP_PAGE = "map";
