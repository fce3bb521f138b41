interface Listener {
  /** At a position in the window along the axis, in pixels. */
  move: (position: number) => void;
  drop: (position: number) => void;
  cancel: () => void;
}

/** Pixels before a press becomes a drag. */
const threshold = 5;

/** Follows a pressed pointer if it is dragged along an axis, until it is released. Escape cancels. A drag is no click. */
export function followPointer(
  press: PointerEvent,
  listener: Listener,
  axis: 'clientX' | 'clientY' = 'clientX',
): void {
  let isDragged = false;
  const ended = new AbortController();
  const { signal } = ended;
  const isSame = (event: PointerEvent) => event.pointerId === press.pointerId;
  const end = () => {
    ended.abort();
    document.documentElement.style.removeProperty('user-select');
    if (isDragged) ignoreClick();
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handle, { signal, capture: true });

  on('pointermove', (event) => {
    if (!isSame(event)) return;
    if (!isDragged && Math.abs(event[axis] - press[axis]) < threshold) return;
    isDragged = true;
    document.documentElement.style.setProperty('user-select', 'none');
    listener.move(event[axis]);
  });
  on('pointerup', (event) => {
    if (!isSame(event)) return;
    end();
    if (isDragged) listener.drop(event[axis]);
  });
  on('pointercancel', (event) => {
    if (!isSame(event)) return;
    end();
    if (isDragged) listener.cancel();
  });
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragged) return;
    event.preventDefault();
    event.stopPropagation();
    end();
    listener.cancel();
    // The button is still pressed.
    document.addEventListener('pointerup', ignoreClick, { once: true, capture: true });
  });
}

/** The click that belongs to the release, if any: not one of the next press. */
function ignoreClick(): void {
  const passed = new AbortController();
  const options = { capture: true, signal: passed.signal };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', stop, options);
  document.addEventListener('pointerdown', () => passed.abort(), options);
  setTimeout(() => passed.abort());
}
