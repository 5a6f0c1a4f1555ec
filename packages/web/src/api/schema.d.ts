// Made by `npm run api` from what the server says of itself. Change the server, not this file.

export interface paths {
    readonly "/api/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register with an e-mail address and a password
         * @description Opens a session. Guests who want to keep their seats use POST /api/me/account instead.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: string;
                        readonly name: string;
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Newcomer"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/adjudicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resolve a phase
         * @description Resolves the orders for a position and gives the result of each, with its reason. Sent as application/x-ndjson, each line is a request of its own and is answered by one line.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            /** @description A position and the orders for it */
            readonly requestBody: {
                readonly content: {
                    /**
                     * @example {
                     *       "variant": "classic",
                     *       "state": "start",
                     *       "orders": {
                     *         "France": [
                     *           "A Par - Bur",
                     *           "A Mar S A Par - Bur"
                     *         ],
                     *         "Germany": [
                     *           "A Mun - Bur"
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /**
                         * @description Diplomacy Points put on orders of neutral units, where the game has such
                         * @example {
                         *       "Poland": [
                         *         {
                         *           "points": 2,
                         *           "order": "A Aus S War - Pra"
                         *         }
                         *       ]
                         *     }
                         */
                        readonly dp?: {
                            readonly [key: string]: readonly {
                                readonly order: string;
                                readonly points: number;
                            }[];
                        };
                        readonly id?: unknown;
                        /** @default {} */
                        readonly options?: {
                            readonly [key: string]: unknown;
                        };
                        /** @default {} */
                        readonly orders?: {
                            readonly [key: string]: readonly string[] | string;
                        };
                        readonly rulebook?: string;
                        readonly state: "start" | ({
                            /** @description Supply centres by owner; as at the start if left out */
                            readonly centers?: {
                                readonly [key: string]: readonly string[];
                            };
                            /** @description Powers that nobody orders this season */
                            readonly civilDisorder?: readonly string[];
                            /** @description Provinces nobody may enter */
                            readonly closed?: readonly string[];
                            /** @description Provinces left vacant by a standoff this turn */
                            readonly contested?: readonly string[];
                            readonly dislodged?: readonly {
                                readonly attackedFrom?: string | null;
                                readonly power: string;
                                readonly retreats?: readonly string[];
                                readonly unit: string;
                            }[];
                            /** @description In answers: who shares the draw */
                            readonly draw?: readonly string[];
                            /**
                             * @description Season S, F or W, year, and M(ovement), R(etreats) or A(djustments)
                             * @example S1901M
                             */
                            readonly phase: string;
                            /** @description The powers each player plays */
                            readonly seats?: readonly (readonly string[])[];
                            /**
                             * @description Units by power
                             * @example {
                             *       "France": [
                             *         "A Par",
                             *         "F Bre"
                             *       ],
                             *       "Russia": [
                             *         "F StP/sc"
                             *       ]
                             *     }
                             */
                            readonly units: {
                                readonly [key: string]: readonly string[];
                            };
                            /** @description In answers: who has won */
                            readonly winner?: string | readonly string[];
                        } & {
                            readonly [key: string]: unknown;
                        });
                        /** @default classic */
                        readonly variant?: string;
                    };
                };
            };
            readonly responses: {
                /** @description The result of every order, what else happened, and the new position */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly events: readonly ({
                                readonly rules: readonly string[];
                                readonly type: string;
                                /** @description The powers that may see it beside the referee; everybody if left out */
                                readonly visibleTo?: readonly string[];
                                readonly why: string;
                            } & {
                                readonly [key: string]: unknown;
                            })[];
                            readonly id?: unknown;
                            readonly orders: readonly {
                                readonly by: readonly string[];
                                /** @description The order as it was understood; null if it was not */
                                readonly order: string | null;
                                readonly power: string;
                                readonly result: string;
                                readonly results: readonly string[];
                                readonly rules: readonly string[];
                                /** @enum {string} */
                                readonly status: "succeeds" | "fails" | "void" | "illegal" | "invalid";
                                readonly strength?: {
                                    readonly against: number;
                                    readonly attack: number;
                                };
                                /** @description The order as it was written */
                                readonly text: string;
                                /** @description The powers that may see it beside the referee; everybody if left out */
                                readonly visibleTo?: readonly string[];
                                readonly why: string;
                            }[];
                            readonly phase: string;
                            /** @description A position. A variant may have fields of its own beside these */
                            readonly state: {
                                /** @description Supply centres by owner; as at the start if left out */
                                readonly centers?: {
                                    readonly [key: string]: readonly string[];
                                };
                                /** @description Powers that nobody orders this season */
                                readonly civilDisorder?: readonly string[];
                                /** @description Provinces nobody may enter */
                                readonly closed?: readonly string[];
                                /** @description Provinces left vacant by a standoff this turn */
                                readonly contested?: readonly string[];
                                readonly dislodged?: readonly {
                                    readonly attackedFrom?: string | null;
                                    readonly power: string;
                                    readonly retreats?: readonly string[];
                                    readonly unit: string;
                                }[];
                                /** @description In answers: who shares the draw */
                                readonly draw?: readonly string[];
                                /**
                                 * @description Season S, F or W, year, and M(ovement), R(etreats) or A(djustments)
                                 * @example S1901M
                                 */
                                readonly phase: string;
                                /** @description The powers each player plays */
                                readonly seats?: readonly (readonly string[])[];
                                /**
                                 * @description Units by power
                                 * @example {
                                 *       "France": [
                                 *         "A Par",
                                 *         "F Bre"
                                 *       ],
                                 *       "Russia": [
                                 *         "F StP/sc"
                                 *       ]
                                 *     }
                                 */
                                readonly units: {
                                    readonly [key: string]: readonly string[];
                                };
                                /** @description In answers: who has won */
                                readonly winner?: string | readonly string[];
                            } & {
                                readonly [key: string]: unknown;
                            };
                        };
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 413: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 415: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 500: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join a delegation with its code
         * @description If you aren't signed in, you become a guest with a session. Wrong and expired codes get the same answer.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description As shown or printed; case, spaces and dashes don't matter */
                        readonly code: string;
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Entered"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/codes/delegation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Look up the delegation a code is for */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description As shown or printed; case, spaces and dashes don't matter */
                        readonly code: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Delegation"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/confirmations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Confirm your address with the token from a mail
         * @description You don't have to be signed in.
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly email: string;
                        };
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Ask for a mail to confirm your address */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description If the address is known, a mail is on its way */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Your games, and those open to everyone
         * @description Games in progress first, then those to come, then those that are over; page by page.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Games of each list */
                    readonly limit?: number;
                    /** @description `next.open` of the previous page */
                    readonly open?: string;
                    /** @description `next.yours` of the previous page */
                    readonly yours?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Lists"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * Host a game
         * @description The answer has the game and the secret of its invitation. If the settings are wrong, it lists everything that is.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /**
                         * @description Whether it is listed for everyone to join
                         * @default false
                         */
                        readonly isOpen?: boolean;
                        /**
                         * @description Your role there, besides being its host; referee only if the settings have one
                         * @default player
                         * @enum {string}
                         */
                        readonly role?: "player" | "referee" | "spectator";
                        /**
                         * @description The fields of Setup, all optional: `preset` (live, correspondence or referee) and the rulebook fill in the rest. `variant` is classic, dissolution, committee-1901 or committee-1935; `rulebook` of the classic game is 2023 or 1971; `options` are the variant's (`chancery variants` lists them). POST /api/setups shows the result.
                         * @default {}
                         * @example {
                         *       "variant": "classic",
                         *       "rulebook": "2023",
                         *       "preset": "correspondence",
                         *       "clock": {
                         *         "hours": {
                         *           "moves": 24
                         *         }
                         *       }
                         *     }
                         * @example {
                         *       "options": {
                         *         "players": 3
                         *       },
                         *       "preset": "live",
                         *       "assignment": "chosen"
                         *     }
                         * @example {
                         *       "variant": "dissolution",
                         *       "preset": "referee",
                         *       "referee": true
                         *     }
                         * @example {
                         *       "variant": "committee-1901"
                         *     }
                         */
                        readonly setup?: {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Created"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 422: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A game as you may see it */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description For a screen that everyone in the room sees */
                    readonly as?: "projector";
                };
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TableView"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/channels/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A conversation */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                    /** @description As in `channels` of the game, such as `everybody` or `England + France` */
                    readonly name: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["ChannelView"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The delegations' codes and where to find the server, for officers */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Codes"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 422: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        /** Make new codes for the delegations; the old ones stop working */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Codes"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 422: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/commands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Do something in a game
         * @description `you.may` of the game says which types you can use now. The answer has the game as it is afterwards.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["CommandInput"];
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["CommandAnswer"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 422: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Live updates
         * @description Server-sent events. `changed` says that the game looks different to you; its id names what you see, and a stream that starts with it as Last-Event-ID, or `last`, stays silent until that changes. Fetch the game again then. Comments keep the connection alive; when it is cut, connect again.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    /** @description Instead of Last-Event-ID, which browsers send only when they resume */
                    readonly last?: string;
                };
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description A stream of events */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/event-stream": string;
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/event-stream": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/event-stream": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/event-stream": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The secret of the link people join with, for the host and the game master */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @description Where to find the server, such as http://192.168.1.20:1901; empty if only this machine can */
                            readonly addresses: readonly string[];
                            readonly invitation: string;
                        };
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        /** Look at the game an invitation is for */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly invitation: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Invited"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/offer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Look at the empty seat a link is for */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Offered"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How the phase would be resolved now, for the game master */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Preview"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 422: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Refusal"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/receipts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check that a receipt of yours was issued here for this exact text */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly receipt: components["schemas"]["ReceiptInput"];
                        readonly text: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly isGenuine: boolean;
                        };
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The game so far, as a record that can be replayed
         * @description Every phase resolved so far, with the orders as written, as far as you may see them. `chancery replay FILE` replays it and compares; each phase is also a request to /api/adjudicate.
         */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Record"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{id}/turns/{number}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A turn, with the result of every order */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    /** @description The game, as `game` in games and lists names it */
                    readonly id: string;
                    /** @description Counted from 1, as in `turns` of the game */
                    readonly number: number;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["TurnView"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/guests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Play as a guest
         * @description Opens a session. The token signs you in as the same person elsewhere; it is shown once.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Newcomer"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/hooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your webhooks, without their secrets */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly hooks: readonly components["schemas"]["Hook"][];
                        };
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * Set up a webhook
         * @description It is called with POST and JSON that Discord understands. `x-chancery-signature` is `sha256=` and the HMAC-SHA256, by the secret that is shown once, of `x-chancery-timestamp`, a full stop and the body. With a game it reports what everyone there may know; without, what concerns you in all your games.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @default null */
                        readonly game?: string | null;
                        readonly url: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @description Since when it is no longer called; null if it is called */
                            readonly disabled: number | null;
                            /** @description Why the last one failed */
                            readonly failure: string | null;
                            /** @description Failed calls in a row */
                            readonly failures: number;
                            /** @description The game it follows; null for everything about you */
                            readonly game: string | null;
                            readonly id: string;
                            readonly secret: string;
                            readonly url: string;
                        };
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 422: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/hooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a webhook */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Done */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your programs' keys, without their secrets */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly keys: readonly components["schemas"]["Key"][];
                        };
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * Make a key for a program
         * @description The secret is shown once. Send it as `Authorization: Bearer SECRET` instead of a cookie: your program then acts for you.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 201: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly id: string;
                            readonly name: string;
                            readonly secret: string;
                        };
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke a key */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path: {
                    readonly id: string;
                };
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Done */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who you are */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Person"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change your name
         * @description In games you are already in you keep the name by which people there know you.
         */
        readonly patch: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly name: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Person"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly trace?: never;
    };
    readonly "/api/me/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add an e-mail address and a password to your guest account
         * @description You keep your seats, your keys and your token.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: string;
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Person"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change your e-mail address */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: string;
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Person"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get a new sign-in token
         * @description The old one stops working, and all your other sessions end.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Newcomer"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What you are notified of, and how */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Notifications"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Choose what you are notified of, and how */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /** @description By your webhooks that are for all games */
                        readonly hook: {
                            readonly messages: boolean;
                            readonly reminders: boolean;
                            readonly results: boolean;
                            readonly table: boolean;
                            readonly turns: boolean;
                        };
                        /** @description By e-mail, to a confirmed address */
                        readonly mail: {
                            readonly messages: boolean;
                            readonly reminders: boolean;
                            readonly results: boolean;
                            readonly table: boolean;
                            readonly turns: boolean;
                        };
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Notifications"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change your password
         * @description Ends all your other sessions and replaces your sign-in token.
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly current: string;
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Newcomer"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set a new password with the token from a mail
         * @description The token works once, within an hour. Ends all sessions and opens a new one.
         */
        readonly put: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly password: string;
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Newcomer"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/password-resets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a mail to set a new password
         * @description The answer is the same whether or not the address is known.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: string;
                    };
                };
            };
            readonly responses: {
                /** @description If the address is known, a mail is on its way */
                readonly 202: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in, if anyone */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            readonly person: components["schemas"]["Person"] | null;
                        };
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        /** Sign in with the secret token */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly token: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Person"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Sign out */
        readonly delete: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Done */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/setups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read game settings: preset and rulebook fill in the rest
         * @description For forms: the complete settings, or everything that is wrong with them by field.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        /**
                         * @description The fields of Setup, all optional: `preset` (live, correspondence or referee) and the rulebook fill in the rest. `variant` is classic, dissolution, committee-1901 or committee-1935; `rulebook` of the classic game is 2023 or 1971; `options` are the variant's (`chancery variants` lists them). POST /api/setups shows the result.
                         * @default {}
                         * @example {
                         *       "variant": "classic",
                         *       "rulebook": "2023",
                         *       "preset": "correspondence",
                         *       "clock": {
                         *         "hours": {
                         *           "moves": 24
                         *         }
                         *       }
                         *     }
                         * @example {
                         *       "options": {
                         *         "players": 3
                         *       },
                         *       "preset": "live",
                         *       "assignment": "chosen"
                         *     }
                         * @example {
                         *       "variant": "dissolution",
                         *       "preset": "referee",
                         *       "referee": true
                         *     }
                         * @example {
                         *       "variant": "committee-1901"
                         *     }
                         */
                        readonly setup?: {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["SetupRead"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in with an e-mail address and a password */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": {
                        readonly email: string;
                        readonly password: string;
                    };
                };
            };
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Person"];
                    };
                };
                /** @description Default Response */
                readonly 400: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 401: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 403: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 409: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                readonly 429: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/unsubscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A page that asks whether you want to unsubscribe */
        readonly get: {
            readonly parameters: {
                readonly query?: {
                    readonly token?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/html": string;
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/html": string;
                    };
                };
            };
        };
        readonly put?: never;
        /**
         * Unsubscribe from mail about games, with the link in one of them
         * @description You don't have to be signed in (RFC 8058).
         */
        readonly post: {
            readonly parameters: {
                readonly query?: {
                    readonly token?: string;
                };
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/html": string;
                    };
                };
                /** @description Default Response */
                readonly 404: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "text/html": string;
                    };
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the server is up and can reach its data */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description It is */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": {
                            /** @enum {string} */
                            readonly status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                readonly 503: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Metrics, in Prometheus' text format */
        readonly get: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody?: never;
            readonly responses: {
                /** @description Default Response */
                readonly 200: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content: {
                        readonly "application/json": string;
                    };
                };
            };
        };
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly ChannelSummary: {
            /** @description When the last message was sent */
            readonly at: number | null;
            readonly count: number;
            readonly name: string;
            /** @description Empty for the channel that everyone reads */
            readonly parties: readonly string[];
            readonly unread: number;
        };
        /** @description A conversation */
        readonly ChannelView: {
            /** @description When the last message was sent */
            readonly at: number | null;
            readonly count: number;
            readonly messages: readonly {
                /** @description A point in time, in milliseconds since 1970 */
                readonly at: number;
                readonly from: string;
                readonly text: string;
            }[];
            readonly name: string;
            /** @description Empty for the channel that everyone reads */
            readonly parties: readonly string[];
            readonly unread: number;
        };
        /** @description A line of the public record */
        readonly Chronicle: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly at: number;
            /**
             * @description In which capacity it was done; never by whom
             * @enum {string}
             */
            readonly by: "clock" | "referee" | "host" | "player";
            readonly phase: string | null;
            readonly powers: readonly string[];
            /** @description All of it in words, except the time */
            readonly sentence: string;
            /** @description What was said, or the reason given */
            readonly text: string;
            /** @description The time it is about: the deadline that now applies */
            readonly time: number | null;
            /** @description The turn it happened in; null before the first */
            readonly turn: number | null;
            /** @enum {string} */
            readonly what: "joined" | "left" | "appointed" | "started" | "opened" | "stage" | "processed" | "paused" | "resumed" | "extended" | "grace" | "overdue" | "deadline-moved" | "vacated" | "offered" | "taken-over" | "announced" | "ended" | "room";
        };
        readonly ClockView: {
            readonly deadline: number | null;
            readonly endsAt: number | null;
            /** @description Minutes by which the phase may still be extended; null without a deadline */
            readonly extensionLeft: number | null;
            readonly isGrace: boolean;
            readonly isNegotiation: boolean;
            readonly isOverdue: boolean;
            readonly isPaused: boolean;
            readonly isTalkOpen: boolean;
            /** @description Milliseconds until the deadline; stopped while paused */
            readonly left: number | null;
            /** @description The server's time when this was sent */
            readonly now: number;
            /** @description The reason given for the pause */
            readonly pausedFor: string | null;
            readonly pausedUntil: number | null;
            readonly stage: ("negotiation" | "writing") | null;
        };
        /** @description The codes delegates join with */
        readonly Codes: {
            /** @description Where to find the server, such as http://192.168.1.20:1901; empty if only this machine can */
            readonly addresses: readonly string[];
            readonly codes: readonly {
                /** @description Null if there is none */
                readonly code: string | null;
                readonly power: string;
            }[];
        };
        /** @description The answer to a command */
        readonly CommandAnswer: {
            /** @description The game afterwards; null if you can no longer see it */
            readonly table: components["schemas"]["TableView"] | null;
            /** @description The secret of the link you asked for */
            readonly token?: string;
        };
        /**
         * @description Something to do in a game
         * @example {
         *       "type": "join",
         *       "role": "player",
         *       "invitation": "the secret of the link"
         *     }
         * @example {
         *       "type": "start"
         *     }
         * @example {
         *       "type": "save",
         *       "power": "France",
         *       "text": "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO",
         *       "turn": 1
         *     }
         * @example {
         *       "type": "ready",
         *       "ready": true,
         *       "turn": 1
         *     }
         * @example {
         *       "type": "say",
         *       "as": "France",
         *       "to": [
         *         "England"
         *       ],
         *       "text": "Shall we leave the Channel empty?"
         *     }
         * @example {
         *       "type": "vote",
         *       "vote": {
         *         "how": "draw"
         *       }
         *     }
         * @example {
         *       "type": "room",
         *       "act": {
         *         "do": "next"
         *       }
         *     }
         */
        readonly CommandInput: {
            /** @description The secret of a link */
            readonly invitation?: string;
            /** @enum {string} */
            readonly role: "player" | "spectator";
            /** @constant */
            readonly type: "join";
        } | {
            /** @constant */
            readonly type: "leave";
        } | {
            /** @description The name of someone in the game */
            readonly member: string;
            /** @constant */
            readonly type: "appoint";
        } | {
            /** @description The name of a power, as in `seats` of the game */
            readonly power: string;
            /** @constant */
            readonly type: "choose";
        } | {
            /** @description The name of someone in the game */
            readonly member: string;
            /** @description The name of a power, as in `seats` of the game */
            readonly power: string;
            /** @constant */
            readonly type: "assign";
        } | {
            /** @constant */
            readonly type: "start";
        } | {
            /** @description The name of a power, as in `seats` of the game */
            readonly power: string;
            /** @description One order per line, as on paper; the last text saved is the one that counts */
            readonly text: string;
            /** @description The number of the turn it is for; refused once that is over */
            readonly turn?: number;
            /** @constant */
            readonly type: "save";
            /** @description The version it is based on; refused if there is a newer one */
            readonly upon?: number;
        } | {
            readonly ready: boolean;
            /** @description The number of the turn it is for; refused once that is over */
            readonly turn?: number;
            /** @constant */
            readonly type: "ready";
        } | {
            /** @constant */
            readonly type: "close-negotiation";
        } | {
            /** @constant */
            readonly type: "process";
        } | {
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @constant */
            readonly type: "pause";
        } | {
            /** @constant */
            readonly type: "resume";
        } | {
            readonly minutes: number;
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @constant */
            readonly type: "extend";
        } | {
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @description The number of a seat */
            readonly seat: number;
            /** @constant */
            readonly type: "vacate";
        } | {
            /** @default false */
            readonly eliminatedToo?: boolean;
            /** @description The number of a seat */
            readonly seat: number;
            /** @constant */
            readonly type: "offer";
        } | {
            /** @description The secret of a link */
            readonly token: string;
            /** @constant */
            readonly type: "take-over";
        } | {
            /** @constant */
            readonly type: "return";
        } | {
            /** @description The name of someone in the game */
            readonly member: string;
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @description The number of a seat */
            readonly seat: number;
            /** @constant */
            readonly type: "replace";
        } | {
            /** @constant */
            readonly type: "vote";
            readonly vote: ({
                /** @constant */
                readonly how: "draw";
            } | {
                /** @constant */
                readonly how: "concession";
                /** @description The name of a power, as in `seats` of the game */
                readonly to: string;
            }) | null;
        } | {
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @constant */
            readonly type: "close";
        } | {
            readonly as: string | null;
            readonly text: string;
            readonly to: ("everybody" | "referee") | readonly string[];
            /** @constant */
            readonly type: "say";
        } | {
            readonly channel: string;
            readonly count: number;
            /** @constant */
            readonly type: "read";
        } | {
            readonly text: string;
            /** @constant */
            readonly type: "announce";
        } | {
            /** @description A position, as in POST /api/adjudicate */
            readonly position: unknown;
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @constant */
            readonly type: "override";
        } | {
            /** @description A position, as in POST /api/adjudicate */
            readonly position: unknown;
            /** @description The reason, which everyone will read */
            readonly reason: string;
            /** @constant */
            readonly type: "edit";
        } | {
            /** @description The reason, which everyone will read */
            readonly reason: string;
            readonly turn: number;
            /** @constant */
            readonly type: "go-to";
        } | {
            readonly act: components["schemas"]["RoomActInput"];
            /** @constant */
            readonly type: "room";
        };
        /** @description A conference, as far as you may see it */
        readonly ConferenceView: {
            readonly area: string | null;
            /** @description Null if you aren't in the conference room, unless its minutes were published */
            readonly business: {
                readonly agenda: string;
                /** @description A moderated caucus on one subject, with the speaking time for each speaker */
                readonly caucus: {
                    readonly seconds: number;
                    readonly topic: string;
                    /** @description A point in time, in milliseconds since 1970 */
                    readonly until: number;
                } | null;
                /** @description Who is speaking, and until when */
                readonly floor: {
                    readonly power: string;
                    /** @description A point in time, in milliseconds since 1970 */
                    readonly until: number;
                } | null;
                readonly minutes: readonly {
                    /** @description A point in time, in milliseconds since 1970 */
                    readonly at: number;
                    readonly from: string;
                    readonly text: string;
                }[];
                readonly motions: readonly {
                    /** @enum {string} */
                    readonly about: "rules" | "minutes" | "matter";
                    readonly outcome: ("carried" | "lost") | null;
                    readonly text: string;
                    readonly votes: {
                        readonly [key: string]: boolean;
                    };
                }[];
                readonly rules: string;
                readonly speakers: readonly string[];
            } | null;
            /** @description The presiding officers */
            readonly chairs: readonly string[];
            /** @description Its id, for commands */
            readonly conference: string;
            /** @description What looks like a conquest of its area; for officers, who confirm it */
            readonly conquest: string | null;
            /** @description Who attends it, by power */
            readonly delegates: {
                readonly [key: string]: string;
            };
            /** @description What it produced, for those who took part, or for everyone if published; null before */
            readonly document: string | null;
            /** @description Null if it doesn't concern you */
            readonly form: {
                /** @description A province, by its id */
                readonly area: string | null;
                /** @description Whom the organizer asked for support */
                readonly asked: readonly string[];
                readonly city: string;
                /** @description Delegations that declared their units there friendly */
                readonly friendly: readonly string[];
                readonly goal: string | null;
                /** @enum {string} */
                readonly kind: "congress" | "conference" | "convention";
                readonly name: string | null;
                readonly participants: readonly string[];
                readonly preliminary: string;
                /** @description The rules of procedure */
                readonly procedure: string;
                /** @description When it should begin */
                readonly start: string;
                readonly supporters: readonly string[];
                /** @description The form of the conference this one continues, to fill it in from */
                readonly template: {
                    /** @description A province, by its id */
                    readonly area: string | null;
                    readonly city: string;
                    /** @description Delegations that declared their units there friendly */
                    readonly friendly: readonly string[];
                    readonly goal: string | null;
                    /** @enum {string} */
                    readonly kind: "congress" | "conference" | "convention";
                    readonly name: string | null;
                    readonly participants: readonly string[];
                    readonly preliminary: string;
                    /** @description The rules of procedure */
                    readonly procedure: string;
                    /** @description When it should begin */
                    readonly start: string;
                    readonly supporters: readonly string[];
                } | null;
            } | null;
            /** @description What you can do about it now, as far as that doesn't depend on the details */
            readonly may: readonly ("enter" | "set-codes" | "seat" | "unseat" | "announce-speeches" | "set-seconds" | "request-speeches" | "decide-extra" | "next" | "go-back" | "pass" | "yield" | "set-reading" | "read-out" | "show-results" | "object" | "rule" | "enter-slip" | "announce-end" | "conclude" | "draft-treaty" | "amend-treaty" | "sign-treaty" | "publish-treaty" | "denounce-treaty" | "allege-breach" | "answer-breach" | "set-points" | "give-goal" | "propose-goal" | "reword-goal" | "judge-goal" | "claim-goal" | "award-goal" | "announce-award" | "strike-points" | "plan-conference" | "support-conference" | "fix-goal" | "place-conference" | "declare-friendly" | "invite" | "file-conference" | "answer-conference" | "preside" | "time-conference" | "attend" | "leave-conference" | "speak" | "lead" | "ask-floor" | "withdraw-floor" | "give-floor" | "caucus" | "rule-conquest" | "move" | "vote-on-motion" | "close-conference")[];
            readonly name: string | null;
            /** @description The turn in which it was opened */
            readonly openedIn: number | null;
            readonly organiser: string;
            readonly participants: readonly string[];
            /** @description Why it was refused, or closed */
            readonly reason: string;
            /** @enum {string} */
            readonly status: "draft" | "filed" | "granted" | "refused" | "open" | "closed";
            /** @description When it ends at the latest, by the clock; null if only its two turns count */
            readonly until: number | null;
        };
        readonly Created: {
            /** @description The secret of the link people join with */
            readonly invitation: string;
            readonly table: components["schemas"]["TableView"];
        };
        /** @description The delegation a code is for */
        readonly Delegation: {
            /** @description Who has joined it already */
            readonly delegates: readonly string[];
            readonly game: string;
            readonly power: string;
            readonly variant: string;
        };
        readonly Ending: {
            readonly by: string;
            /** @constant */
            readonly how: "victory";
            readonly winners: readonly string[];
        } | {
            /** @constant */
            readonly how: "draw";
            readonly sharers: readonly string[];
        } | {
            /** @constant */
            readonly how: "concession";
            readonly winners: readonly string[];
        } | {
            /** @constant */
            readonly how: "stopped";
        };
        readonly Entered: {
            readonly game: string;
            /** @description Signs you in again as the same person; shown once, and null if you were signed in */
            readonly token: string | null;
        };
        /** @description What is wrong, where, and what would be right */
        readonly Failure: {
            readonly error: {
                /** @enum {string} */
                readonly code: "bad-json" | "bad-request" | "unknown-variant" | "bad-option" | "bad-state" | "unknown-power" | "game-over" | "too-large" | "internal-error" | "not-found" | "method-not-allowed" | "unsupported-media-type" | "not-signed-in" | "wrong-password" | "bad-token" | "email-taken" | "has-account" | "no-account" | "no-mail" | "bad-url" | "foreign-origin" | "too-many-requests" | "unavailable";
                readonly message: string;
                /** @description Where in the request, as in state.units.France[0] */
                readonly path: string;
            };
            /** @description The id of the request, if it could be read */
            readonly id?: unknown;
        };
        /** @description A political goal, as far as you may see it */
        readonly GoalView: {
            readonly award: {
                readonly isAnnounced: boolean;
                readonly points: number;
                readonly reason: string;
                /** @description The number of a turn; 0 before the first */
                readonly turn: number;
            } | null;
            /** @description The evidence of a claim that awaits an answer */
            readonly claim: string | null;
            /** @description Its id, for commands */
            readonly goal: string;
            /** @description What you can do about it now, as far as that doesn't depend on the details */
            readonly may: readonly ("enter" | "set-codes" | "seat" | "unseat" | "announce-speeches" | "set-seconds" | "request-speeches" | "decide-extra" | "next" | "go-back" | "pass" | "yield" | "set-reading" | "read-out" | "show-results" | "object" | "rule" | "enter-slip" | "announce-end" | "conclude" | "draft-treaty" | "amend-treaty" | "sign-treaty" | "publish-treaty" | "denounce-treaty" | "allege-breach" | "answer-breach" | "set-points" | "give-goal" | "propose-goal" | "reword-goal" | "judge-goal" | "claim-goal" | "award-goal" | "announce-award" | "strike-points" | "plan-conference" | "support-conference" | "fix-goal" | "place-conference" | "declare-friendly" | "invite" | "file-conference" | "answer-conference" | "preside" | "time-conference" | "attend" | "leave-conference" | "speak" | "lead" | "ask-floor" | "withdraw-floor" | "give-floor" | "caucus" | "rule-conquest" | "move" | "vote-on-motion" | "close-conference")[];
            /** @description The officers' opinions so far; for officers only */
            readonly opinions: readonly {
                readonly officer: string;
                readonly value: number;
                /** @enum {string} */
                readonly verdict: "allow" | "deny" | "return";
            }[];
            /** @enum {string} */
            readonly origin: "given" | "proposed";
            readonly power: string;
            /** @description The reason for the verdict, or for refusing a claim */
            readonly reason: string;
            /** @enum {string} */
            readonly status: "proposed" | "returned" | "denied" | "allowed";
            readonly text: string;
            readonly title: string;
            /** @description What it is worth; 0 while it isn't allowed */
            readonly value: number;
        };
        /** @description An address that is called when something happens */
        readonly Hook: {
            /** @description Since when it is no longer called; null if it is called */
            readonly disabled: number | null;
            /** @description Why the last one failed */
            readonly failure: string | null;
            /** @description Failed calls in a row */
            readonly failures: number;
            /** @description The game it follows; null for everything about you */
            readonly game: string | null;
            readonly id: string;
            readonly url: string;
        };
        /** @description The game an invitation is for */
        readonly Invited: {
            readonly game: string;
            readonly players: number;
            readonly seats: number;
            readonly setup: components["schemas"]["Setup"];
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "ended";
        };
        readonly Key: {
            readonly id: string;
            readonly name: string;
        };
        readonly Lists: {
            /** @description What to ask for next; null at the end of a list */
            readonly next: {
                readonly open: string | null;
                readonly yours: string | null;
            };
            /** @description Games that anyone can join */
            readonly open: readonly components["schemas"]["OpenGame"][];
            /** @description On each page, those that wait for you first, then by deadline */
            readonly yours: readonly components["schemas"]["YourGame"][];
        };
        readonly Newcomer: {
            /** @description Null for guests */
            readonly email: string | null;
            readonly id: string;
            /** @description Whether the address is confirmed; notifications are sent only to those that are */
            readonly isConfirmed: boolean;
            readonly name: string;
            /** @description Signs you in again as the same person; shown once */
            readonly token: string;
        };
        readonly Notifications: {
            /** @description Whether this server sends mail at all */
            readonly canMail: boolean;
            /** @description By your webhooks that are for all games */
            readonly hook: {
                readonly messages: boolean;
                readonly reminders: boolean;
                readonly results: boolean;
                readonly table: boolean;
                readonly turns: boolean;
            };
            /** @description By e-mail, to a confirmed address */
            readonly mail: {
                readonly messages: boolean;
                readonly reminders: boolean;
                readonly results: boolean;
                readonly table: boolean;
                readonly turns: boolean;
            };
        };
        /** @description The empty seat a link is for */
        readonly Offered: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly expires: number;
            readonly seat: number;
            /** @description The game as a screen in the room shows it */
            readonly table: components["schemas"]["TableView"];
        };
        readonly OpenGame: {
            readonly clock: {
                readonly adjustments: number;
                /** @description Minutes by which a phase may be extended in all */
                readonly extension: number;
                readonly firstNegotiation: number;
                /** @description Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens */
                readonly grace: number;
                /** @constant */
                readonly kind: "live";
                readonly laterNegotiation: number;
                /** @description Minutes after which a paused clock resumes by itself */
                readonly pause: number;
                /** @description Minutes before a deadline at which players who aren't ready are reminded */
                readonly reminders: readonly number[];
                readonly retreats: number;
                readonly writing: number;
            } | {
                /** @description Minutes by which a phase may be extended in all */
                readonly extension: number;
                /** @description Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens */
                readonly grace: number;
                readonly hours: {
                    readonly adjustments: number;
                    readonly moves: number;
                    readonly retreats: number;
                };
                /** @constant */
                readonly kind: "correspondence";
                /** @description Minutes after which a paused clock resumes by itself */
                readonly pause: number;
                /** @description Minutes before a deadline at which players who aren't ready are reminded */
                readonly reminders: readonly number[];
                /** @description Minutes by which the clock of the windows is ahead of UTC */
                readonly utcOffset: number;
                /** @description When a deadline may fall, any time if empty; days from 0, Sunday, to 6 */
                readonly windows: readonly {
                    readonly days: readonly number[];
                    readonly from: number;
                    readonly to: number;
                }[];
            } | {
                /** @constant */
                readonly kind: "referee";
            };
            readonly game: string;
            /** @description Who set up the game; null if that is hidden */
            readonly host: string | null;
            readonly players: number;
            readonly rulebook: string;
            readonly seats: number;
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "ended";
            readonly variant: string;
        };
        /** @description A person, as they see themselves */
        readonly Person: {
            /** @description Null for guests */
            readonly email: string | null;
            readonly id: string;
            /** @description Whether the address is confirmed; notifications are sent only to those that are */
            readonly isConfirmed: boolean;
            readonly name: string;
        };
        /** @description A position, in names; a game may add fields of its own */
        readonly Position: {
            /** @description Supply centers by owner */
            readonly centers: {
                readonly [key: string]: readonly string[];
            };
            readonly civilDisorder?: readonly string[];
            /** @description Provinces no unit may enter */
            readonly closed?: readonly string[];
            /** @description Provinces left vacant by a standoff */
            readonly contested?: readonly string[];
            readonly dislodged?: readonly {
                readonly attackedFrom?: string;
                readonly power: string;
                readonly retreats: readonly string[];
                readonly unit: string;
            }[];
            readonly draw?: readonly string[];
            /** @description Season S, F or W, year, and M(ovement), R(etreats) or A(djustments); COMPLETED when the game is over */
            readonly phase: string;
            /** @description The powers each player plays */
            readonly seats?: readonly (readonly string[])[];
            /** @description Units by power */
            readonly units: {
                readonly [key: string]: readonly string[];
            };
            readonly winner?: string | readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description How the phase would be resolved now */
        readonly Preview: {
            readonly events: readonly ({
                readonly rules: readonly string[];
                readonly type: string;
                /** @description The powers that may see it beside the referee; everybody if left out */
                readonly visibleTo?: readonly string[];
                readonly why: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            /** @description Powers that should have submitted orders and submitted none */
            readonly missing: readonly string[];
            readonly orders: readonly {
                readonly by: readonly string[];
                /** @description The order as it was understood; null if it was not */
                readonly order: string | null;
                readonly power: string;
                readonly result: string;
                readonly results: readonly string[];
                readonly rules: readonly string[];
                /** @enum {string} */
                readonly status: "succeeds" | "fails" | "void" | "illegal" | "invalid";
                readonly strength?: {
                    readonly against: number;
                    readonly attack: number;
                };
                /** @description The order as it was written */
                readonly text: string;
                /** @description The powers that may see it beside the referee; everybody if left out */
                readonly visibleTo?: readonly string[];
                readonly why: string;
            }[];
            /** @description The phase that comes next, even if the game is over */
            readonly phase: string;
            readonly position: components["schemas"]["Position"];
            /** @description The sheets that were used, by power: your own, and the game master's */
            readonly used: {
                readonly [key: string]: {
                    readonly onBehalf: boolean;
                    readonly version: number;
                };
            };
        };
        /** @description Proof of what was received for a power, and when */
        readonly Receipt: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly at: number;
            readonly digest: string;
            readonly game: string;
            readonly phase: string;
            readonly power: string;
            readonly turn: number;
            readonly version: number;
        };
        /** @description Proof of what was received for a power, and when */
        readonly ReceiptInput: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly at: number;
            readonly digest: string;
            readonly game: string;
            readonly phase: string;
            readonly power: string;
            readonly turn: number;
            readonly version: number;
        };
        /** @description A game as it was played, phase by phase */
        readonly Record: {
            readonly options: {
                readonly [key: string]: unknown;
            };
            readonly phases: readonly {
                /** @description The position it led to */
                readonly next: components["schemas"]["Position"];
                /** @description The orders written for each power, line by line */
                readonly orders: {
                    readonly [key: string]: readonly string[];
                };
                readonly phase: string;
                /** @description The position it started from */
                readonly state: components["schemas"]["Position"];
            }[];
            readonly rulebook: string;
            readonly variant: string;
        };
        /** @description Why the game refuses */
        readonly Refusal: {
            readonly error: {
                readonly code: string;
                readonly message: string;
                /** @description Where in the request, as in state.units.France[0] */
                readonly path: string;
            };
            /** @description The id of the request, if it could be read */
            readonly id?: unknown;
        };
        /** @description Something to do around the board of a committee */
        readonly RoomActInput: {
            /** @constant */
            readonly do: "seat";
            /** @description The name of someone in the game */
            readonly member: string;
            /** @description The name of a power, which stands for its delegation */
            readonly power: string;
        } | {
            /** @constant */
            readonly do: "unseat";
            /** @description The name of a delegate */
            readonly member: string;
            readonly reason: string;
        } | {
            /** @constant */
            readonly do: "announce-speeches";
            readonly order: readonly string[];
            readonly seconds: number;
        } | {
            /** @constant */
            readonly do: "set-seconds";
            readonly seconds: number;
        } | {
            /** @constant */
            readonly do: "request-speeches";
        } | {
            /** @constant */
            readonly do: "decide-extra";
            readonly granted: boolean;
        } | {
            /** @constant */
            readonly do: "next";
        } | {
            /** @constant */
            readonly do: "go-back";
            readonly reason: string;
            /** @description The step to take back, as the view numbers it */
            readonly step: number;
        } | {
            /** @constant */
            readonly do: "pass";
        } | {
            /** @constant */
            readonly do: "yield";
            /** @description The name of a power, which stands for its delegation */
            readonly to: string;
        } | {
            /** @constant */
            readonly do: "set-reading";
            readonly order: readonly string[];
        } | {
            /** @constant */
            readonly do: "read-out";
        } | {
            /**
             * @description Show all that are left instead of the next power's only
             * @default false
             */
            readonly all?: boolean;
            /** @constant */
            readonly do: "show-results";
        } | {
            /** @constant */
            readonly do: "object";
            /** @description The name of a power, which stands for its delegation */
            readonly power: string;
            readonly text: string;
        } | {
            /** @constant */
            readonly do: "rule";
            readonly text: string;
        } | {
            /**
             * @description Accept it with the date of another turn: the date is a mistake
             * @default false
             */
            readonly correct?: boolean;
            /** @description As written on the slip; empty if it has none */
            readonly date: string;
            /** @constant */
            readonly do: "enter-slip";
            /** @description The name of a power, which stands for its delegation */
            readonly power: string;
            readonly text: string;
        } | {
            /** @constant */
            readonly do: "announce-end";
            /** @description Such as F1905 */
            readonly turn: string;
        } | {
            /** @constant */
            readonly do: "conclude";
            readonly reason: string;
        } | {
            /**
             * @description The closed conference it comes from; its parties must have taken part there
             * @default null
             */
            readonly conference?: string | null;
            /** @constant */
            readonly do: "draft-treaty";
            readonly duration: string;
            readonly parties: readonly string[];
            readonly secret: boolean;
            readonly text: string;
            readonly title: string;
        } | {
            /** @constant */
            readonly do: "amend-treaty";
            readonly duration: string;
            readonly text: string;
            readonly title: string;
            /** @description The treaty, as the view names it */
            readonly treaty: string;
        } | {
            /** @constant */
            readonly do: "sign-treaty";
            /** @description The treaty, as the view names it */
            readonly treaty: string;
            /** @description The version you have read, counted from 0 */
            readonly version: number;
        } | {
            /** @constant */
            readonly do: "publish-treaty";
            /** @description The treaty, as the view names it */
            readonly treaty: string;
        } | {
            /** @constant */
            readonly do: "denounce-treaty";
            /** @description The treaty, as the view names it */
            readonly treaty: string;
        } | {
            /** @description The name of a power, which stands for its delegation */
            readonly against: string;
            /** @constant */
            readonly do: "allege-breach";
            readonly text: string;
            /** @description The treaty, as the view names it */
            readonly treaty: string;
            readonly turn: number;
        } | {
            /** @description Its place in the list, from 0 */
            readonly breach: number;
            /** @constant */
            readonly do: "answer-breach";
            readonly text: string;
            /** @description The treaty, as the view names it */
            readonly treaty: string;
        } | {
            readonly cap: number | null;
            /** @constant */
            readonly do: "set-points";
            /** @description When the event opens, in milliseconds since 1970 */
            readonly opensAt: number | null;
            /** @description Accept proposals of goals after their deadline */
            readonly reopen: boolean;
        } | {
            /** @constant */
            readonly do: "give-goal";
            /** @description The name of a power, which stands for its delegation */
            readonly power: string;
            readonly text: string;
            readonly title: string;
            readonly value: number;
        } | {
            /** @constant */
            readonly do: "propose-goal";
            readonly text: string;
            readonly title: string;
        } | {
            /** @constant */
            readonly do: "reword-goal";
            /** @description The goal, as the view names it */
            readonly goal: string;
            readonly text: string;
            readonly title: string;
        } | {
            /** @constant */
            readonly do: "judge-goal";
            /** @description The goal, as the view names it */
            readonly goal: string;
            readonly reason: string;
            /** @description How many points it is worth, if it is allowed */
            readonly value: number;
            /** @enum {string} */
            readonly verdict: "allow" | "deny" | "return";
        } | {
            /** @constant */
            readonly do: "claim-goal";
            readonly evidence: string;
            /** @description The goal, as the view names it */
            readonly goal: string;
        } | {
            /** @description Whether everyone is told at once */
            readonly announced: boolean;
            /** @constant */
            readonly do: "award-goal";
            /** @description The goal, as the view names it */
            readonly goal: string;
            /** @description 0 refuses a claim */
            readonly points: number;
            readonly reason: string;
        } | {
            /** @constant */
            readonly do: "announce-award";
            /** @description The goal, as the view names it */
            readonly goal: string;
        } | {
            /** @constant */
            readonly do: "strike-points";
            /** @description The goal, as the view names it */
            readonly goal: string;
            readonly points: number;
            readonly reason: string;
        } | {
            /**
             * @description A closed conference to continue; its form fills in the new one
             * @default null
             */
            readonly after?: string | null;
            readonly asked: readonly string[];
            /** @constant */
            readonly do: "plan-conference";
            readonly goal: string;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "support-conference";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "fix-goal";
            readonly goal: string;
        } | {
            /** @description A land or coastal province, by its id */
            readonly area: string;
            readonly city: string;
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "place-conference";
            /**
             * @default conference
             * @enum {string}
             */
            readonly kind?: "congress" | "conference" | "convention";
            readonly name: string;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "declare-friendly";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "invite";
            readonly participants: readonly string[];
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "file-conference";
            /**
             * @description The rules of procedure
             * @default
             */
            readonly procedure?: string;
            /**
             * @description When it should begin
             * @default
             */
            readonly start?: string;
        } | {
            /**
             * @description The presiding officers; you, if none is named
             * @default []
             */
            readonly chairs?: readonly string[];
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "answer-conference";
            readonly granted: boolean;
            readonly reason: string;
        } | {
            readonly chairs: readonly string[];
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "preside";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "time-conference";
            /** @description In milliseconds since 1970; null for no time limit */
            readonly until: number | null;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "attend";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "leave-conference";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "speak";
            readonly text: string;
        } | {
            readonly agenda: string;
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "lead";
            readonly speakers: readonly string[];
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "ask-floor";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "withdraw-floor";
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "give-floor";
            readonly seconds: number;
            readonly to: string | null;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "caucus";
            /** @description 0 ends it */
            readonly minutes: number;
            /** @description Speaking time for each speaker */
            readonly seconds: number;
            readonly topic: string;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            readonly conquered: boolean;
            /** @constant */
            readonly do: "rule-conquest";
        } | {
            /** @enum {string} */
            readonly about: "rules" | "minutes" | "matter";
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "move";
            readonly text: string;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "vote-on-motion";
            readonly inFavour: boolean;
        } | {
            /** @description The conference, as the view names it */
            readonly conference: string;
            /** @constant */
            readonly do: "close-conference";
            /** @description The document it produced; may be empty */
            readonly document: string;
            readonly reason: string;
        };
        /** @description The committee room around the board, as far as you may see it */
        readonly RoomView: {
            /** @description The conference you attend */
            readonly attends: string | null;
            /** @description What officers would go back to; null if nothing can be taken back, and for others */
            readonly back: {
                /** @description Who would have the floor again */
                readonly floor: string | null;
                /** @description Milliseconds it would last; null if it has no time limit */
                readonly left: number | null;
                /** @description Who would be called, or read, next */
                readonly next: string | null;
                /** @enum {string} */
                readonly stage: "opening" | "speeches" | "diplomacy" | "request" | "extra-speeches" | "writing" | "sealed" | "revealed";
                /** @description The step that would be taken back */
                readonly step: number;
            } | null;
            /** @description Why the officers went back to this point of the turn; null if they didn't */
            readonly backFor: string | null;
            /** @description How many have been called to speak */
            readonly called: number;
            /** @description The most points a power can get from goals */
            readonly cap: number | null;
            readonly conferences: readonly components["schemas"]["ConferenceView"][];
            readonly delegations: readonly {
                readonly delegates: readonly string[];
                /** @description Null unless you are an officer */
                readonly hasCode: boolean | null;
                readonly power: string;
            }[];
            /** @description Whether extra speeches are granted; null if undecided */
            readonly extra: boolean | null;
            /** @description Who is speaking; the clock has the time left */
            readonly floor: string | null;
            readonly goals: readonly components["schemas"]["GoalView"][];
            /** @description Whether proposals are accepted after the deadline */
            readonly isReopened: boolean;
            /** @description After which turn the committee closes */
            readonly lastTurn: string | null;
            /** @description What the public record leaves out; for officers only */
            readonly log: readonly {
                /** @description A point in time, in milliseconds since 1970 */
                readonly at: number;
                /** @description An officer's name or a power; empty for the clock */
                readonly by: string;
                readonly text: string;
                /** @description The number of a turn; 0 before the first */
                readonly turn: number;
            }[];
            /** @description What you can do now, as far as that doesn't depend on the details; `set-codes` is POST /api/games/{id}/codes, and `enter` is POST /api/codes */
            readonly may: readonly ("enter" | "set-codes" | "seat" | "unseat" | "announce-speeches" | "set-seconds" | "request-speeches" | "decide-extra" | "next" | "go-back" | "pass" | "yield" | "set-reading" | "read-out" | "show-results" | "object" | "rule" | "enter-slip" | "announce-end" | "conclude" | "draft-treaty" | "amend-treaty" | "sign-treaty" | "publish-treaty" | "denounce-treaty" | "allege-breach" | "answer-breach" | "set-points" | "give-goal" | "propose-goal" | "reword-goal" | "judge-goal" | "claim-goal" | "award-goal" | "announce-award" | "strike-points" | "plan-conference" | "support-conference" | "fix-goal" | "place-conference" | "declare-friendly" | "invite" | "file-conference" | "answer-conference" | "preside" | "time-conference" | "attend" | "leave-conference" | "speak" | "lead" | "ask-floor" | "withdraw-floor" | "give-floor" | "caucus" | "rule-conquest" | "move" | "vote-on-motion" | "close-conference")[];
            /** @description Who is called next */
            readonly next: string | null;
            /** @description Reports of misread sheets, in this turn */
            readonly objections: readonly {
                readonly by: string;
                readonly power: string;
                readonly text: string;
            }[];
            readonly officers: readonly string[];
            /** @description When the event opens */
            readonly opensAt: number | null;
            /** @description Until when goals can be proposed, if that is a fixed time */
            readonly proposalsUntil: number | null;
            /** @description The order in which sheets are read, and how many have been; null before writing is over */
            readonly reading: {
                readonly order: readonly string[];
                readonly read: number;
            } | null;
            /** @description Delegations that ask for speeches */
            readonly requests: readonly string[];
            /** @description How many powers' results of the last turn the room has been shown */
            readonly results: {
                readonly order: readonly string[];
                readonly shown: number;
                /** @description The number of a turn; 0 before the first */
                readonly turn: number;
            } | null;
            /** @description Lost countries with points, for officers to review */
            readonly review: readonly string[];
            readonly rulings: readonly {
                /** @description A point in time, in milliseconds since 1970 */
                readonly at: number;
                readonly text: string;
                /** @description The number of a turn; 0 before the first */
                readonly turn: number;
            }[];
            /** @description In full for officers, for your own power, and at the end; otherwise as far as announced */
            readonly scores: readonly components["schemas"]["Score"][];
            /** @description The usual length of a speech; null unless you are an officer */
            readonly seconds: number | null;
            /** @description Once they are open, in the order in which they are read */
            readonly sheets: readonly {
                readonly isRead: boolean;
                readonly power: string;
                readonly text: string | null;
            }[];
            /** @description As announced; null if none are */
            readonly speeches: {
                readonly order: readonly string[];
                readonly seconds: number;
            } | null;
            /** @description Its deadline, or the speech's, is the clock's; `isReady` of the seats says who is done or agrees to end it early */
            readonly stage: ("opening" | "speeches" | "diplomacy" | "request" | "extra-speeches" | "writing" | "sealed" | "revealed") | null;
            readonly treaties: readonly components["schemas"]["TreatyView"][];
        };
        readonly Score: {
            readonly centres: number;
            readonly control: number;
            readonly goals: number;
            readonly helper: number;
            readonly power: string;
            readonly total: number;
        };
        readonly SeatView: {
            /** @description Whether there is a link to take it over */
            readonly isOffered: boolean;
            /** @description Whether nobody is waiting for it; null if that is hidden */
            readonly isReady: boolean | null;
            readonly isVacant: boolean;
            readonly isYours: boolean;
            /** @description Moves in a row without orders */
            readonly missed: number;
            /** @description Null if the seat is empty or its player is hidden */
            readonly player: string | null;
            readonly powers: readonly string[];
            readonly seat: number;
        };
        /** @description The game settings */
        readonly Setup: {
            /** @description Whether players' names are hidden until the game is over */
            readonly anonymous: boolean;
            /** @enum {string} */
            readonly assignment: "random" | "chosen" | "referee";
            readonly clock: {
                readonly adjustments: number;
                /** @description Minutes by which a phase may be extended in all */
                readonly extension: number;
                readonly firstNegotiation: number;
                /** @description Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens */
                readonly grace: number;
                /** @constant */
                readonly kind: "live";
                readonly laterNegotiation: number;
                /** @description Minutes after which a paused clock resumes by itself */
                readonly pause: number;
                /** @description Minutes before a deadline at which players who aren't ready are reminded */
                readonly reminders: readonly number[];
                readonly retreats: number;
                readonly writing: number;
            } | {
                /** @description Minutes by which a phase may be extended in all */
                readonly extension: number;
                /** @description Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens */
                readonly grace: number;
                readonly hours: {
                    readonly adjustments: number;
                    readonly moves: number;
                    readonly retreats: number;
                };
                /** @constant */
                readonly kind: "correspondence";
                /** @description Minutes after which a paused clock resumes by itself */
                readonly pause: number;
                /** @description Minutes before a deadline at which players who aren't ready are reminded */
                readonly reminders: readonly number[];
                /** @description Minutes by which the clock of the windows is ahead of UTC */
                readonly utcOffset: number;
                /** @description When a deadline may fall, any time if empty; days from 0, Sunday, to 6 */
                readonly windows: readonly {
                    readonly days: readonly number[];
                    readonly from: number;
                    readonly to: number;
                }[];
            } | {
                /** @constant */
                readonly kind: "referee";
            };
            /** @description Whether all others together may concede to one power */
            readonly concession: boolean;
            /** @enum {string} */
            readonly missing: "civil-disorder" | "hold" | "wait";
            /** @description The variant's own options */
            readonly options: {
                readonly [key: string]: unknown;
            };
            /** @description Whether the game has a game master */
            readonly referee: boolean;
            /** @description Whether the game master reads private messages */
            readonly refereeReads: boolean;
            readonly replacement: {
                /** @description Moves in a row without orders after which a seat counts as abandoned */
                readonly afterMissed: number;
                /** @enum {string} */
                readonly by: "link" | "nobody";
            };
            /** @description What is opened once the game is over: private messages, and drafts of order sheets */
            readonly reveal: {
                readonly drafts: boolean;
                readonly press: boolean;
            };
            readonly rulebook: string;
            /** @description Whether everyone sees who is ready */
            readonly showReady: boolean;
            readonly spectators: boolean;
            /** @enum {string} */
            readonly talk: "rulebook" | "open";
            /** @description Hours after which the game ends */
            readonly timeLimit: number | null;
            readonly variant: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Complete settings, or everything that is wrong with them */
        readonly SetupRead: {
            readonly faults: readonly {
                readonly option: string;
                readonly what: string;
            }[];
            /** @description With everything filled in */
            readonly setup: components["schemas"]["Setup"] | null;
        };
        /** @description A power's order sheet in the current phase */
        readonly SheetView: {
            /** @description Whether the power has anything to order */
            readonly isCalledUpon: boolean;
            readonly lines: readonly {
                readonly column: number;
                /** @description Why it can't be carried out, whatever others order; null if it can */
                readonly fault: string | null;
                /** @description Counted from 1 */
                readonly line: number;
                /** @description The order as understood; null if it wasn't */
                readonly order: string | null;
                readonly text: string;
            }[];
            /** @description Entered by the game master for the power */
            readonly onBehalf: boolean;
            readonly power: string;
            readonly receipt: components["schemas"]["Receipt"] | null;
            readonly text: string | null;
            /** @description What you may have overlooked, judging by your own orders alone */
            readonly warnings: readonly {
                /** @enum {string} */
                readonly code: "no-order" | "adjustments-left" | "support-unmatched" | "convoy-unmatched" | "unread";
                readonly text: string;
            }[];
        };
        /** @description What each power had at the end of a year; the first row is the start */
        readonly Standing: {
            readonly centers: {
                readonly [key: string]: number;
            };
            /** @description Where the game counts something other than centers */
            readonly points?: {
                readonly [key: string]: number;
            };
            readonly year: number;
        };
        /** @description A game as you may see it */
        readonly TableView: {
            readonly channels: readonly components["schemas"]["ChannelSummary"][];
            readonly chronicle: readonly components["schemas"]["Chronicle"][];
            readonly clock: components["schemas"]["ClockView"];
            readonly ending: components["schemas"]["Ending"] | null;
            readonly game: string;
            /** @description Who set up the game; null if that is hidden */
            readonly host: string | null;
            /** @description The last turn resolved on the way to the current position */
            readonly lastPlayed: components["schemas"]["TurnView"] | null;
            readonly phase: string;
            /** @description How many players have joined, or hold a seat */
            readonly playerCount: number;
            readonly players: readonly string[];
            readonly position: components["schemas"]["Position"];
            readonly referee: string | null;
            /** @description The committee room around the board; null in games without one */
            readonly room: components["schemas"]["RoomView"] | null;
            readonly seats: readonly components["schemas"]["SeatView"][];
            readonly setup: components["schemas"]["Setup"];
            readonly sheets: readonly components["schemas"]["SheetView"][];
            /** @description Hidden where players are */
            readonly spectators: readonly string[];
            readonly standings: readonly components["schemas"]["Standing"][];
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "ended";
            readonly turns: readonly components["schemas"]["TurnSummary"][];
            readonly you: {
                readonly isHost: boolean;
                /** @description The commands you can use now, as far as that doesn't depend on their details */
                readonly may: readonly ("join" | "leave" | "appoint" | "choose" | "assign" | "start" | "save" | "ready" | "close-negotiation" | "process" | "pause" | "resume" | "extend" | "vacate" | "offer" | "take-over" | "return" | "replace" | "vote" | "close" | "say" | "read" | "announce" | "override" | "edit" | "go-to" | "room")[];
                /** @description Your name in this game; null if you aren't in it */
                readonly name: string | null;
                /** @enum {string} */
                readonly role: "player" | "referee" | "spectator" | "projector";
                readonly seat: number | null;
                readonly vote: ({
                    /** @constant */
                    readonly how: "draw";
                } | {
                    /** @constant */
                    readonly how: "concession";
                    readonly to: string;
                }) | null;
            };
        };
        /** @description A treaty, as far as you may see it */
        readonly TreatyView: {
            readonly breaches: readonly {
                readonly against: string;
                readonly answers: readonly {
                    readonly by: string;
                    readonly text: string;
                }[];
                /** @description Null for the officers */
                readonly by: string | null;
                readonly text: string;
                /** @description The number of a turn; 0 before the first */
                readonly turn: number;
            }[];
            /** @description The conference it comes from */
            readonly conference: string | null;
            readonly denouncedBy: readonly string[];
            /** @description Which of these is in force, from 0; a later one may be waiting for signatures */
            readonly inForce: number | null;
            readonly isSecret: boolean;
            /** @description What you can do about it now, as far as that doesn't depend on the details */
            readonly may: readonly ("enter" | "set-codes" | "seat" | "unseat" | "announce-speeches" | "set-seconds" | "request-speeches" | "decide-extra" | "next" | "go-back" | "pass" | "yield" | "set-reading" | "read-out" | "show-results" | "object" | "rule" | "enter-slip" | "announce-end" | "conclude" | "draft-treaty" | "amend-treaty" | "sign-treaty" | "publish-treaty" | "denounce-treaty" | "allege-breach" | "answer-breach" | "set-points" | "give-goal" | "propose-goal" | "reword-goal" | "judge-goal" | "claim-goal" | "award-goal" | "announce-award" | "strike-points" | "plan-conference" | "support-conference" | "fix-goal" | "place-conference" | "declare-friendly" | "invite" | "file-conference" | "answer-conference" | "preside" | "time-conference" | "attend" | "leave-conference" | "speak" | "lead" | "ask-floor" | "withdraw-floor" | "give-floor" | "caucus" | "rule-conquest" | "move" | "vote-on-motion" | "close-conference")[];
            readonly parties: readonly string[];
            readonly publishedBy: string | null;
            /** @description Who has signed the last version */
            readonly signed: readonly string[];
            /** @description Orders on the board that went against a party; they have no consequences */
            readonly suggestions: readonly {
                readonly against: string;
                readonly by: string;
                readonly order: string;
                /** @description The number of a turn; 0 before the first */
                readonly turn: number;
            }[];
            /** @description Its id, for commands */
            readonly treaty: string;
            /** @description All of them for parties and officers, the public one for others; signing names the last */
            readonly versions: readonly {
                readonly duration: string;
                readonly text: string;
                readonly title: string;
            }[];
        };
        /** @description The results of a turn, and why it was resolved when it was */
        readonly TurnResult: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly at: number;
            /** @enum {string} */
            readonly cause: "ready" | "deadline" | "referee" | "nobody-to-wait-for";
            readonly events: readonly ({
                readonly rules: readonly string[];
                readonly type: string;
                /** @description The powers that may see it beside the referee; everybody if left out */
                readonly visibleTo?: readonly string[];
                readonly why: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            /** @description Powers that should have submitted orders and submitted none */
            readonly missing: readonly string[];
            readonly orders: readonly {
                readonly by: readonly string[];
                /** @description The order as it was understood; null if it was not */
                readonly order: string | null;
                readonly power: string;
                readonly result: string;
                readonly results: readonly string[];
                readonly rules: readonly string[];
                /** @enum {string} */
                readonly status: "succeeds" | "fails" | "void" | "illegal" | "invalid";
                readonly strength?: {
                    readonly against: number;
                    readonly attack: number;
                };
                /** @description The order as it was written */
                readonly text: string;
                /** @description The powers that may see it beside the referee; everybody if left out */
                readonly visibleTo?: readonly string[];
                readonly why: string;
            }[];
            /** @description The phase that comes next, even if the game is over */
            readonly phase: string;
            readonly position: components["schemas"]["Position"];
            /** @description The sheets that were used, by power: your own, and the game master's */
            readonly used: {
                readonly [key: string]: {
                    readonly onBehalf: boolean;
                    readonly version: number;
                };
            };
        };
        readonly TurnSummary: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly at: number;
            /** @enum {string} */
            readonly how: "start" | "played" | "back" | "override" | "edit";
            /** @description Whether it led to the current position; false if rolled back */
            readonly isOnLine: boolean;
            readonly isPlayed: boolean;
            readonly number: number;
            readonly phase: string;
        };
        /** @description A phase as it was played, with every result and its reason */
        readonly TurnView: {
            /** @description A point in time, in milliseconds since 1970 */
            readonly at: number;
            /** @enum {string} */
            readonly how: "start" | "played" | "back" | "override" | "edit";
            /** @description Which turn it replaces, the game master's reason, and what changed */
            readonly intervention: {
                readonly difference: {
                    readonly centers: readonly {
                        readonly come: readonly string[];
                        readonly gone: readonly string[];
                        readonly power: string;
                    }[];
                    /** @description Spaces left vacant by a standoff, closed to retreats */
                    readonly contested: {
                        readonly come: readonly string[];
                        readonly gone: readonly string[];
                    };
                    /** @description Anything else the game keeps by power, by the name of its field */
                    readonly own: readonly {
                        readonly come: readonly string[];
                        readonly field: string;
                        readonly gone: readonly string[];
                        readonly power: string;
                    }[];
                    /** @description Before and after */
                    readonly phase: readonly [
                        string,
                        string
                    ];
                    readonly units: readonly {
                        readonly come: readonly string[];
                        readonly gone: readonly string[];
                        readonly power: string;
                    }[];
                };
                readonly instead: number;
                readonly reason: string;
            } | null;
            /** @description Whether it led to the current position; false if rolled back */
            readonly isOnLine: boolean;
            readonly isPlayed: boolean;
            readonly number: number;
            readonly phase: string;
            readonly position: components["schemas"]["Position"];
            readonly result: components["schemas"]["TurnResult"] | null;
            /** @description Your own; everyone's once the game is over, if the settings say so */
            readonly sheets: readonly {
                /** @description Whether it still counts; the sheets of a player who leaves don't */
                readonly counts: boolean;
                /** @description Entered by the game master for the power */
                readonly onBehalf: boolean;
                readonly receipt: components["schemas"]["Receipt"];
                readonly text: string;
            }[];
        };
        readonly YourGame: {
            readonly clock: {
                readonly adjustments: number;
                /** @description Minutes by which a phase may be extended in all */
                readonly extension: number;
                readonly firstNegotiation: number;
                /** @description Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens */
                readonly grace: number;
                /** @constant */
                readonly kind: "live";
                readonly laterNegotiation: number;
                /** @description Minutes after which a paused clock resumes by itself */
                readonly pause: number;
                /** @description Minutes before a deadline at which players who aren't ready are reminded */
                readonly reminders: readonly number[];
                readonly retreats: number;
                readonly writing: number;
            } | {
                /** @description Minutes by which a phase may be extended in all */
                readonly extension: number;
                /** @description Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens */
                readonly grace: number;
                readonly hours: {
                    readonly adjustments: number;
                    readonly moves: number;
                    readonly retreats: number;
                };
                /** @constant */
                readonly kind: "correspondence";
                /** @description Minutes after which a paused clock resumes by itself */
                readonly pause: number;
                /** @description Minutes before a deadline at which players who aren't ready are reminded */
                readonly reminders: readonly number[];
                /** @description Minutes by which the clock of the windows is ahead of UTC */
                readonly utcOffset: number;
                /** @description When a deadline may fall, any time if empty; days from 0, Sunday, to 6 */
                readonly windows: readonly {
                    readonly days: readonly number[];
                    readonly from: number;
                    readonly to: number;
                }[];
            } | {
                /** @constant */
                readonly kind: "referee";
            };
            readonly deadline: number | null;
            readonly game: string;
            /** @description Who set up the game; null if that is hidden */
            readonly host: string | null;
            readonly isPaused: boolean;
            readonly isYourTurn: boolean;
            readonly phase: string;
            readonly players: number;
            readonly powers: readonly string[];
            readonly rulebook: string;
            readonly seats: number;
            /** @enum {string} */
            readonly status: "lobby" | "playing" | "ended";
            readonly unread: number;
            readonly variant: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
