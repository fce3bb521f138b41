/** Of everybody whom tests register. */
export const password = 'Geheim-Wort-1!';
