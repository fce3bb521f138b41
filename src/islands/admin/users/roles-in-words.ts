import { adminTexts } from '../../../lib/texts/texts.ts';

/** `Counter, Accounting`. */
export const rolesInWords = (roles: readonly string[]): string =>
  roles.map((role) => adminTexts().roleNames[role] ?? role).join(', ');
