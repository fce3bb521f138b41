import type { FastifyReply } from 'fastify';

const values = {
  // Whoever keeps it asks whether it is still right. CDNs that obey s-maxage all the same answer for seconds.
  all: 'no-cache, s-maxage=5',
  owner: 'private, no-cache',
  nobody: 'private, no-store',
};

/** Says who may be answered from a cache: anybody, the owner of the token alone, or nobody. */
export function setCaching(reply: FastifyReply, by: keyof typeof values): void {
  reply.headers({
    'cache-control': values[by],
    // CORS may have said that the answer varies by origin too.
    vary: [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', '),
  });
}
