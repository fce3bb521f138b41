import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../errors.ts';
import { sessionQueries, type Session } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: ReturnType<typeof sessionQueries>;
  }
  interface FastifyRequest {
    /** The caller's session; null on calls that are open to anyone. */
    session: Session | null;
  }
}

const bearer = /^Bearer +([\w-]{43})$/i;

/** A hook that lets only a logged-in user or an administrator pass, before the body is read. */
export const authenticate = (access: 'user' | 'admin') =>
  async function (this: FastifyInstance, request: FastifyRequest): Promise<void> {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const session = token ? await this.sessions.find(token) : null;
    if (!session) throw unauthorized();
    if (access === 'admin' && !session.user.roles.includes('Administrator')) throw forbidden();
    request.session = session;
  };
