import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Characters. What is smaller arrives with the first packets anyway, and runs at the speed of a bare route. */
const least = 10_000;
/** Bytes. */
const capacity = 16 * 1024 * 1024;

const brotli = promisify(brotliCompress);
// The best quality takes a hundred times as long for a fifth less.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Two run in threads. By preference. */
const encoders = {
  br: (text: string): Promise<Buffer> => brotli(text, { params }),
  gzip: promisify<string, Buffer>(gzip),
  /** For each client that has not read its answer, Node would hold a text once more, but bytes only once. */
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
};
type Encoding = keyof typeof encoders;

/** Compresses large answers to GET. Those with a tag, which many ask for, once. */
export function compressLarge(api: FastifyInstance): void {
  const caches = { br: newCache(), gzip: newCache(), identity: newCache() };

  async function compress(text: string, encoding: Encoding, reply: FastifyReply): Promise<Buffer> {
    const cached = caches[encoding].get(text);
    const compressed = cached ?? (await encoders[encoding](text));
    if (!cached && reply.hasHeader('etag')) caches[encoding].set(text, compressed);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return compressed;
  }

  api.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < least) return done(null, payload);
    if (request.method !== 'GET') return done(null, payload);
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    reply.header('vary', vary);
    const encoding = acceptedOf(request.headers['accept-encoding']);
    compress(payload, encoding, reply).then(
      (compressed) => done(null, compressed),
      () => done(null, payload),
    );
  });
}

/** What texts were made into: while there is room for it, and while anybody has not read it. */
function newCache() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: capacity,
    // A text may take two bytes a character.
    sizeCalculation: (compressed, text) => compressed.length + 2 * text.length,
  });
  const sent = new Map<string, WeakRef<Buffer>>();
  const gone = new FinalizationRegistry<string>((text) => {
    if (!sent.get(text)?.deref()) sent.delete(text);
  });
  return {
    get: (text: string) => kept.get(text) ?? sent.get(text)?.deref(),
    set(text: string, compressed: Buffer) {
      kept.set(text, compressed);
      sent.set(text, new WeakRef(compressed));
      gone.register(compressed, text);
    },
  };
}

/** The first encoding that an `Accept-Encoding` takes. */
function acceptedOf(header: unknown): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
}
