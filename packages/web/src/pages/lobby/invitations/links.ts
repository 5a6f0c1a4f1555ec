/** Secrets stand behind the #, which browsers send to nobody. */
export const joinLink = (address: string, game: string, invitation: string): string =>
  `${address}/join/${game}#${invitation}`;

export const takeOverLink = (address: string, game: string, token: string): string =>
  `${address}/take-over/${game}#${token}`;
