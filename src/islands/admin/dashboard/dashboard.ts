import type { z } from 'zod';
import type { getDashboard } from '../../../../contract/office/dashboard.ts';
import type { getFigures } from '../../../../contract/office/figures.ts';

export type Dashboard = z.output<typeof getDashboard.answer>;
export type RangeFigures = z.output<typeof getFigures.answer>;
