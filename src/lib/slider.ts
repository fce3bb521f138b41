/** Pixels that a finger has to move sideways. */
const swipeThreshold = 40;

/**
 * Turns a row of slides that can be scrolled into a carousel that moves on by itself, every `data-time` milliseconds. It
 * imports nothing, so that the page can carry it.
 */
export function startSlider(root: HTMLElement): void {
  const part = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[data-${name}]`)!;
  const frame = part('slides');
  const slides = [...frame.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const toggle = part('toggle');
  const time = Number(root.dataset.time);
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The visitor's own wish; those who asked for less motion start the slider themselves. */
  let stopped = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const resting = new Set<'hover' | 'focus' | 'hidden'>();

  function show(index: number): void {
    current = (index + slides.length) % slides.length;
    slides.forEach((slide, at) => slide.toggleAttribute('data-current', at === current));
    dots.forEach((dot, at) =>
      at === current
        ? dot.setAttribute('aria-current', 'true')
        : dot.removeAttribute('aria-current'),
    );
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    const playing = !stopped && resting.size === 0;
    root.toggleAttribute('data-playing', playing);
    root.toggleAttribute('data-stopped', stopped);
    // Only a slide that the visitor asked for is read out.
    frame.setAttribute('aria-live', playing ? 'off' : 'polite');
    toggle.setAttribute('aria-label', (stopped ? toggle.dataset.play : toggle.dataset.pause) ?? '');
    if (playing) timer = setTimeout(() => show(current + 1), time);
  }

  function rest(reason: 'hover' | 'focus' | 'hidden', on: boolean): void {
    if (on) resting.add(reason);
    else resting.delete(reason);
    wait();
  }

  frame.scrollLeft = 0;
  frame.removeAttribute('tabindex');
  frame.dataset.running = '';
  root.dataset.ready = '';
  root.style.setProperty('--slide-time', `${time}ms`);

  toggle.addEventListener('click', () => {
    stopped = !stopped;
    wait();
  });
  part('previous').addEventListener('click', () => show(current - 1));
  part('next').addEventListener('click', () => show(current + 1));
  dots.forEach((dot, index) => dot.addEventListener('click', () => show(index)));

  root.addEventListener('pointerenter', (event) => rest('hover', event.pointerType === 'mouse'));
  root.addEventListener('pointerleave', () => rest('hover', false));
  root.addEventListener('focusin', (event) =>
    rest('focus', (event.target as Element).matches(':focus-visible')),
  );
  root.addEventListener('focusout', () => rest('focus', false));
  document.addEventListener('visibilitychange', () => rest('hidden', document.hidden));
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'ArrowRight') show(current + 1);
  });
  onSwipe(frame, (steps) => show(current + steps));
  show(0);

  // The first picture has the line to itself; the others come after it.
  const loaded = () => (frame.dataset.loaded = '');
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded);
}

function onSwipe(element: HTMLElement, moved: (steps: 1 | -1) => void): void {
  let from: number | null = null;
  element.addEventListener('pointerdown', ({ clientX, isPrimary, pointerType }) => {
    from = isPrimary && pointerType !== 'mouse' ? clientX : null;
  });
  element.addEventListener('pointercancel', () => (from = null));
  window.addEventListener('pointerup', ({ clientX }) => {
    if (from === null) return;
    const way = clientX - from;
    from = null;
    if (Math.abs(way) >= swipeThreshold) moved(way < 0 ? 1 : -1);
  });
}
