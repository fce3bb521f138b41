/** Whether benches are only tried, as CI does: one short round each, in which answers count and figures do not. */
export const isSmoke = process.env.BENCH_SMOKE === 'on';

export const roundsOf = (rounds: number): number => (isSmoke ? 1 : rounds);
