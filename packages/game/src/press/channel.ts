const JOINT = " + ";

/** The public channel. */
export const EVERYBODY = "everybody";
export const REFEREE = "referee";

/** A channel is known by the names of its parties, in the order of the game's powers. */
export const partiesOf = (channel: string): readonly string[] => channel.split(JOINT);

export const channelNamed = (parties: readonly string[]): string => parties.join(JOINT);
