import type { z } from 'zod';
import type { getDashboard } from '../../../../contract/dashboard.ts';

export type Dashboard = z.output<typeof getDashboard.answer>;
