import { createContext, use } from 'react';
import type { BarHandlers } from './use-bar-drag.ts';
import type { Blocks } from './use-blocks.ts';
import type { ReservationMove } from './use-reservation-move.ts';
import type { View } from './view.ts';

/** What all lanes share. */
interface Chart {
  view: View;
  /** The wall time now, `YYYY-MM-DDTHH:mm:ss`. */
  now: string;
  /** Of the lane in pixels; 0 until measured. */
  width: number;
  handlers: BarHandlers;
  blocks: Blocks;
  movableOf: ReservationMove['movableOf'];
}

/** By a context: only the lanes in sight are drawn again when it changes. */
export const ChartContext = createContext<Chart | null>(null);

/** Pixels of the smallest touch target. */
const minTarget = 24;

/** The chart of a lane or of what is on it; `minShare` is the share of the view that a touch target needs. */
export function useChart() {
  const chart = use(ChartContext)!;
  return { ...chart, minShare: chart.width > 0 ? minTarget / chart.width : 1 / 28 };
}
