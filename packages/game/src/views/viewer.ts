/** Who is looking: someone in the game, someone who only watches, or the screen in the room. */
export type Viewer = { readonly member: string } | "spectator" | "projector";
