import type { z } from 'zod';
import { login, type credentials } from '../../../contract/auth.ts';
import { call } from '../../lib/api.ts';
import { offers } from '../../lib/features.ts';
import { enter } from '../../lib/session.ts';
import { readDevice } from '../../lib/token.ts';

/** @throws ApiError if the server refuses, which logs the visitor out, or fails. */
export const logIn = (typed: z.input<typeof credentials>): Promise<void> =>
  enter(async () => {
    const device = (await offers('device')) ? readDevice() : undefined;
    const { token } = await call(login, { body: { ...typed, device } });
    return token;
  });
