/** The page on which a code is typed, and the link that has it typed already: secrets stand behind the #. */
export const joinPage = (address: string): string => `${address}/join`;
export const codeLink = (address: string, code: string): string => `${joinPage(address)}#${code}`;
