/** The page, 0-based, that `?page=` names: 2 is the second. What is no such number names the first. */
export const readPage = (said: string | null | undefined): number =>
  said && /^[1-9]\d{0,5}$/.test(said) ? Number(said) - 1 : 0;
