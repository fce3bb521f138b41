import type { z } from 'zod';
import { login, type credentials } from '../../../contract/auth.ts';
import { call } from '../../lib/api.ts';
import { enter, knownDevice } from '../../lib/session.ts';

/** @throws ApiError if the server refuses, which logs the visitor out, or fails. */
export const logIn = (typed: z.input<typeof credentials>): Promise<void> =>
  enter(async () => {
    const body = { ...typed, device: await knownDevice() };
    const { token } = await call(login, { body });
    return token;
  });
