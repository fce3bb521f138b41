/** Counts each caller's calls in flight. */
export function callers() {
  const counts = new Map<string, number>();
  return {
    /** This caller's calls in flight, and the number of callers, this one included. */
    shareOf(caller: string): { own: number; callers: number } {
      const own = counts.get(caller) ?? 0;
      return { own, callers: counts.size + (own > 0 ? 0 : 1) };
    },

    enter: (caller: string): void => void counts.set(caller, (counts.get(caller) ?? 0) + 1),

    leave(caller: string): void {
      const left = (counts.get(caller) ?? 0) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    },
  };
}
