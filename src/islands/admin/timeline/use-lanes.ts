import { useEffect, useMemo, useState } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import type { PageOf } from '../list/use-list.ts';

/** Vehicles that are read at once: the first fill the window, the others follow by themselves. */
export const lanesAtOnce = 25;

/**
 * All lanes, of which `first` are the first page: the others are read one page after the other. While the same `question` is asked
 * again, what was read before stays in view.
 */
export function useLanes(
  first: PageOf<Lane> | null,
  question: string,
  loadPage: (page: number) => Promise<PageOf<Lane>>,
): readonly Lane[] {
  const [further, setFurther] = useState<{ question: string; pages: readonly Lane[][] }>({
    question,
    pages: [],
  });

  useEffect(() => {
    if (!first) return undefined;
    let isCurrent = true;
    const count = Math.ceil(first.totalElements / lanesAtOnce) - 1;
    const readAll = async () => {
      for (let index = 0; index < count; index += 1) {
        const { content } = await loadPage(index + 1);
        if (!isCurrent) return;
        setFurther((before) => {
          const known = before.question === question ? before.pages.slice(0, count) : [];
          return { question, pages: known.toSpliced(index, 1, content) };
        });
      }
    };
    // What cannot be read is missing below; a change or a look again reads it anew.
    readAll().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new first page is what asks for the others
  }, [first]);

  return useMemo(() => {
    const pages = further.question === question ? further.pages : [];
    const isOne = (first?.totalElements ?? 0) <= lanesAtOnce;
    return [...(first?.content ?? []), ...(isOne ? [] : pages.flat())];
  }, [first, further, question]);
}
