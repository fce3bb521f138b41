/** What happens at the counter, in order; a no-show instead of the other two. */
export const counterSteps = ['hand-over', 'return', 'no-show'] as const;
export type CounterStep = (typeof counterSteps)[number];

/** What a step may have added to the price of a reservation, or an administrator by hand. */
export const extraSources = ['hand-over', 'return', 'no-show', 'hand'] as const;
