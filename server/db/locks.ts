/** First keys of our advisory locks; the second one is a row's id or 0. */
export const locks = { migration: 1, seed: 2, administrator: 3, vehicle: 4, roles: 5 } as const;
