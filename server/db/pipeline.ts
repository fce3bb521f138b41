import pg from 'pg';
import type { SilenceLimit } from './silence.ts';

/** A query as Drizzle hands it to the driver. */
type Config = pg.QueryConfig & { rowMode?: 'array' };
type Query = (config: Config, values?: unknown[]) => Promise<pg.QueryResult>;

/** Enough for one process; with two, a read that takes long does not hold up all others. */
const pipes = 2;

/**
 * Lets prepared reads share connections of their own, beside those of the pool: each is sent without waiting for the
 * answers to those before it, and all that a turn of the event loop asks for leaves in one piece. A booking or a
 * transaction may wait for a lock and an unprepared read may take long, so they keep a connection to themselves.
 */
export function pipelineReads(pool: pg.Pool, config: pg.ClientConfig, silence: SilenceLimit): void {
  const pipelines = Array.from({ length: pipes }, () => pipeline(config, silence));
  const [query, end] = [pool.query.bind(pool) as Query, pool.end.bind(pool)];
  const route: Query = (asked, values) => {
    if (!asked.name || !asked.text.startsWith('select ')) return query(asked, values);
    const idlest = pipelines.reduce((one, other) =>
      other.waiting() < one.waiting() ? other : one,
    );
    return idlest.query(asked, values);
  };
  pool.query = route as pg.Pool['query'];
  pool.end = async () => {
    await Promise.all(pipelines.map((pipe) => pipe.end()));
    await end();
  };
}

function pipeline(config: pg.ClientConfig, silence: SilenceLimit) {
  let client: Promise<pg.Client> | null = null;
  let current: pg.Client | null = null;
  let waiting = 0;
  let corked = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...config, pipeline: true });
    current = fresh;
    // When it breaks, what waits for it fails, and the next query opens another.
    const forget = () => {
      // The end of one may be told when the next is already open.
      if (current === fresh) client = null;
    };
    fresh.on('error', forget).on('end', forget);
    try {
      await fresh.connect();
      silence.watch(fresh);
      return fresh;
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** Holds back what is written until the end of this turn of the event loop. */
  function cork({ connection: { stream } }: pg.Client): void {
    if (corked) return;
    corked = true;
    stream.cork();
    setImmediate(() => {
      corked = false;
      stream.uncork();
    });
  }

  return {
    waiting: () => waiting,

    async query(...asked: Parameters<Query>): Promise<pg.QueryResult> {
      waiting += 1;
      let open: pg.Client | null = null;
      try {
        open = await (client ??= connect());
        silence.isAsked(open);
        cork(open);
        return await open.query(...asked);
      } finally {
        waiting -= 1;
        if (waiting === 0 && open) silence.isDone(open);
      }
    },

    async end(): Promise<void> {
      await (await client?.catch(() => null))?.end();
    },
  };
}
