import type { blocks } from '../db/schema/index.ts';
import type { Versions } from '../http/versions.ts';

/** A block as it is to be. */
export interface NewBlock {
  vehicleId: number;
  from: Date;
  /** Null for an open one. */
  until: Date | null;
  reason: (typeof blocks.$inferSelect)['reason'];
  note: string;
}
/** Another vehicle for a reservation. */
export interface Move {
  reservationId: number;
  vehicleId: number;
  /** Whether it may be of another category. */
  anyKind?: boolean | undefined;
}

/** A reservation as its move left it. */
export interface Moved {
  reservationId: number;
  version: number;
  /** Whether it may have become one of another category. */
  anyKind?: boolean | undefined;
}

/** What to write. */
export interface BlockEdit {
  block: NewBlock;
  moves: Move[];
  /** Whether what is still in the way is left without a vehicle. */
  leaves: boolean;
  /** What goes back to the vehicle that the block had so far. */
  moveBack: Moved[];
  /** Null for a new one. */
  id: number | null;
  /** The reservation whose return a new one follows; null for none. */
  ofReturn?: number | null | undefined;
  /** Only a block in one of these is changed; null for any. */
  versions: Versions;
}

export type Removal = Pick<BlockEdit, 'moveBack' | 'versions'> & { id: number };
