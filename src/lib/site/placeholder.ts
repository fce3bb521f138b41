/** Stands for an id in addresses of the built page; scripts replace it. */
export const idPlaceholder = '__id__';
