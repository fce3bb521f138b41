/** A position in the window, in pixels. */
export interface Position {
  clientX: number;
  clientY: number;
}

interface Listener {
  move: (position: Position) => void;
  drop: (position: Position) => void;
  cancel: () => void;
}

/** Pixels before a press becomes a drag. */
const threshold = 5;

/** Follows a pressed pointer if it is dragged, until it is released. Escape cancels. A drag is no click. */
export function followPointer(press: PointerEvent, listener: Listener): void {
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
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!isDragged && distance < threshold) return;
    isDragged = true;
    document.documentElement.style.setProperty('user-select', 'none');
    listener.move(event);
  });
  on('pointerup', (event) => {
    if (!isSame(event)) return;
    end();
    if (isDragged) listener.drop(event);
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
