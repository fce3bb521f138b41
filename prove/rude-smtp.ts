import { startSmtp } from '../tests/support/smtp.ts';
import { addCleanup } from './cleanup.ts';

const refusal = Object.assign(new Error('4.3.2 Try later'), { responseCode: 451 });

/** How an SMTP server behaves: well, sometimes not, or it takes each mail and says nothing. */
export type Manners = 'fine' | 'rude' | 'silent';

/** Starts an SMTP server that sometimes refuses, hangs, and breaks off after DATA. It remembers what it was sent. */
export async function startRudeSmtp() {
  /** How often each Message-ID arrived, and which were taken with an answer. */
  const arrived = new Map<string, number>();
  const accepted = new Set<string>();
  /** The invoice that went with a Message-ID. */
  const enclosed = new Map<string, string>();
  const count = { refused: 0, hung: 0, brokenOff: 0 };
  const state = { manners: 'rude' as Manners, lastArrival: performance.now() };
  const happens = (share: number) => state.manners === 'rude' && Math.random() < share;

  const smtp = await startSmtp({
    onMailFrom: (_address, _session, done) => {
      if (!happens(0.04)) return done();
      count.refused += 1;
      done(refusal);
    },
    onRcptTo: (_address, _session, done) => {
      if (!happens(0.002)) return done();
      count.hung += 1;
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const id = /^Message-ID: <([\w-]+)@/im.exec(text)?.[1];
        // A killed client's mail may be cut off anywhere.
        if (!id) return done(refusal);
        const invoice = /filename="?([A-Z]{2}-\d{4}-\d{6})\.pdf/.exec(text)?.[1];
        if (invoice) enclosed.set(id, invoice);
        if (happens(0.03)) {
          count.brokenOff += 1;
          // A server may have taken it all the same.
          if (Math.random() < 0.5) note(id);
          return smtp.breakOff(session);
        }
        if (state.manners === 'silent') {
          count.hung += 1;
          return;
        }
        note(id);
        accepted.add(id);
        done();
      });
    },
  });
  function note(id: string): void {
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
    state.lastArrival = performance.now();
  }
  addCleanup(smtp.close);
  return { url: smtp.url, arrived, accepted, enclosed, count, state };
}

export type RudeSmtp = Awaited<ReturnType<typeof startRudeSmtp>>;
