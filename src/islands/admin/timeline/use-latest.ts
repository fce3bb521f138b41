import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A value for handlers, which stay the same when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
