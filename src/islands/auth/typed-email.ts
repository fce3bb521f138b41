import { draft } from '../../lib/storage/draft.ts';

/** The address typed into the log-in, for this tab. */
export const typedEmail = draft<{ email: string }>('login');
