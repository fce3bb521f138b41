/** The own rentals, or all that go out and come back, for staff. */
export const feedKinds = ['own', 'office'] as const;
export type FeedKind = (typeof feedKinds)[number];
