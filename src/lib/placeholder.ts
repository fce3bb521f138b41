/** Stands for an id in the addresses that a built page holds; scripts put in the id once they know it. */
export const idPlaceholder = '__id__';
