/** Reads the 1-based `?page=` as a 0-based page; anything invalid means the first page. */
export const readPage = (value: string | null | undefined): number =>
  value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) - 1 : 0;
