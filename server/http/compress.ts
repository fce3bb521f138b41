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

/** Those that compress run in threads. */
const encoders = {
  br: (text: string): Promise<Buffer> => brotli(text, { params }),
  gzip: promisify<string, Buffer>(gzip),
  /** For each client that has not read its answer, Node would hold a text once more, but bytes only once. */
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
};
type Encoding = keyof typeof encoders;

/** Compresses large answers to GET. Those with a tag, which many ask for, once. */
export function compressLarge(api: FastifyInstance): void {
  const caches = {
    br: newCache(encoders.br),
    gzip: newCache(encoders.gzip),
    identity: newCache(encoders.identity),
  };

  async function compress(text: string, encoding: Encoding, reply: FastifyReply): Promise<Buffer> {
    const isShared = reply.hasHeader('etag');
    const compressed = await (isShared ? caches[encoding].of(text) : encoders[encoding](text));
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

/** What texts are made into: once at a time, and kept while there is room for it or anybody has not read it. */
function newCache(encode: (text: string) => Promise<Buffer>) {
  const recent = new LRUCache<string, Buffer>({
    maxSize: capacity,
    // A text may take two bytes a character.
    sizeCalculation: (bytes, text) => bytes.length + 2 * text.length,
  });
  const live = new Map<string, WeakRef<Buffer>>();
  const collected = new FinalizationRegistry<string>((text) => {
    if (!live.get(text)?.deref()) live.delete(text);
  });
  const running = new Map<string, Promise<Buffer>>();

  async function make(text: string): Promise<Buffer> {
    const bytes = await encode(text);
    recent.set(text, bytes);
    live.set(text, new WeakRef(bytes));
    collected.register(bytes, text);
    return bytes;
  }
  return {
    of: async (text: string): Promise<Buffer> =>
      recent.get(text) ??
      live.get(text)?.deref() ??
      running.getOrInsertComputed(text, () => make(text).finally(() => running.delete(text))),
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
