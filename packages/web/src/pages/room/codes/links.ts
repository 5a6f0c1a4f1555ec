/** The page for joining, and a link to it with the code filled in, after the # since it is secret. */
export const joinPage = (address: string): string => `${address}/join`;
export const codeLink = (address: string, code: string): string => `${joinPage(address)}#${code}`;
