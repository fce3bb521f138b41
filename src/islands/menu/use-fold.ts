import { useCallback, useState, useEffect, useEffectEvent } from 'react';

/** Whether a card folds, because as a whole it would cover the search form above it, and whether it is whole now. */
export function useFold() {
  const [folds, setFolds] = useState(false);
  const [chosen, choose] = useState<boolean | null>(null);
  /** A ref: measures the card before it is painted. */
  const measure = useCallback((card: HTMLElement | null) => {
    if (card) setFolds(isAboveForm(card));
  }, []);
  return { measure, folds, isWhole: chosen ?? !folds, choose };
}

/** Whether a card on the lower edge reaches into the form, once the page is scrolled to its top. */
function isAboveForm(card: HTMLElement): boolean {
  const form = [...document.querySelectorAll('main search')].find((part) => part.checkVisibility());
  if (!form) return false;
  const end = form.getBoundingClientRect().bottom + scrollY;
  return innerHeight - card.offsetHeight - parseFloat(getComputedStyle(card).bottom) < end;
}

/** Calls back on Escape, unless that closes something else or is pressed in a field. */
export function useEscape(onEscape: () => void): void {
  const react = useEffectEvent((event: KeyboardEvent) => {
    const isInField = (event.target as Element).matches('input, select, textarea');
    if (event.key === 'Escape' && !event.defaultPrevented && !isInField) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => react(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
