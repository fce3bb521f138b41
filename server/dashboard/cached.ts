import type { Database } from '../db/index.ts';
import { dashboardFigures, type Figures } from './figures.ts';
import { periodsOf } from './periods.ts';

/** Up to so many reservations are summed up for each call, in about 10 ms. */
const atOnce = 10_000;
/** Milliseconds after which kept figures are found anew. */
const age = 60_000;

interface Kept {
  figures: Figures;
  asOf: Date;
}

/**
 * The figures of the last weeks, found anew for each call as long as there are few reservations. Of many they are kept and
 * found anew each minute beside the calls, so that a call takes no longer the more there are. If that fails, the next
 * call finds them, or fails.
 */
export function keptFigures(db: Database, zone: string, many = atOnce) {
  let kept: Promise<Kept> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const find = async (): Promise<Kept> => {
    const asOf = new Date();
    return { figures: await dashboardFigures(db, periodsOf(asOf, zone), zone), asOf };
  };

  function keep(): Promise<Kept> {
    const found = find();
    found.then(
      () => {
        kept = found;
        timer = setTimeout(keep, age).unref();
      },
      () => {
        kept = null;
      },
    );
    return found;
  }

  return {
    /** Of so many reservations. */
    of(reservations: number): Promise<Kept> {
      if (reservations <= many) return find();
      return (kept ??= keep());
    },
    stop: () => clearTimeout(timer),
  };
}
