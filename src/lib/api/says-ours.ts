import type { Answer } from '../../../contract/wire/endpoint.ts';
import type { getFeatures } from '../../../contract/wire/features.ts';

// Apart from host.ts, because scripts without zod import it.

/** What a host says of itself; nothing if it is a bare one. */
export type HostAnswer = Answer<typeof getFeatures>;

/** Whether this is the answer of a server of ours; one of the release before lists its features instead. */
export const saysOurs = ({ level, features = [] }: HostAnswer): boolean =>
  level === 'rental' || features.length > 0;
