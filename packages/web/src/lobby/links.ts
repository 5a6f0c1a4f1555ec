/** Secrets stand behind the #, which browsers send to nobody. */
export const joinLink = (game: string, invitation: string): string =>
  `${location.origin}/join/${game}#${invitation}`;

export const takeOverLink = (game: string, token: string): string =>
  `${location.origin}/take-over/${game}#${token}`;
