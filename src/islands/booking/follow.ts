// Without zod, for the script for visitors.

/** What a field offers that follows another one: the same, until somebody types something else. */
export const follow = (leader: string, leaderBefore: string, follower: string): string =>
  follower === '' || follower === leaderBefore ? leader : follower;
