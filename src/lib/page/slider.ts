/** Pixels a finger must move sideways. */
const swipeThreshold = 40;

/**
 * Turns a scrollable row of slides into a carousel that advances every `data-time` milliseconds. Imports nothing, so that it
 * can be inlined into the page.
 */
export function startSlider(root: HTMLElement): void {
  const part = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[data-${name}]`)!;
  const frame = part('slides');
  const slides = [...frame.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const toggle = part('toggle');
  const interval = Number(root.dataset.time);
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The visitor's choice; with reduced motion the slider starts stopped. */
  let stopped = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pauses = new Set<'hover' | 'focus' | 'hidden'>();

  function show(index: number): void {
    current = (index + slides.length) % slides.length;
    slides.forEach((slide, index) => slide.toggleAttribute('data-current', index === current));
    dots.forEach((dot, index) =>
      index === current
        ? dot.setAttribute('aria-current', 'true')
        : dot.removeAttribute('aria-current'),
    );
    update();
  }

  function update(): void {
    clearTimeout(timer);
    const playing = !stopped && pauses.size === 0;
    root.toggleAttribute('data-playing', playing);
    root.toggleAttribute('data-stopped', stopped);
    // Screen readers announce only slides that the visitor chose.
    frame.setAttribute('aria-live', playing ? 'off' : 'polite');
    toggle.setAttribute('aria-label', (stopped ? toggle.dataset.play : toggle.dataset.pause) ?? '');
    if (playing) timer = setTimeout(() => show(current + 1), interval);
  }

  function setPaused(reason: 'hover' | 'focus' | 'hidden', isPaused: boolean): void {
    if (isPaused) pauses.add(reason);
    else pauses.delete(reason);
    update();
  }

  frame.removeAttribute('tabindex');
  frame.dataset.running = '';
  root.dataset.ready = '';
  root.style.setProperty('--slide-time', `${interval}ms`);

  toggle.addEventListener('click', () => {
    stopped = !stopped;
    update();
  });
  part('previous').addEventListener('click', () => show(current - 1));
  part('next').addEventListener('click', () => show(current + 1));
  dots.forEach((dot, index) => dot.addEventListener('click', () => show(index)));

  root.addEventListener('pointerenter', (event) =>
    setPaused('hover', event.pointerType === 'mouse'),
  );
  root.addEventListener('pointerleave', () => setPaused('hover', false));
  root.addEventListener('focusin', (event) =>
    setPaused('focus', (event.target as Element).matches(':focus-visible')),
  );
  root.addEventListener('focusout', () => setPaused('focus', false));
  document.addEventListener('visibilitychange', () => setPaused('hidden', document.hidden));
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'ArrowRight') show(current + 1);
  });
  onSwipe(frame, (steps) => show(current + steps));
  show(0);

  // Load the first slide's image before the others.
  const loadOthers = () => (frame.dataset.loaded = '');
  if (document.readyState === 'complete') loadOthers();
  else window.addEventListener('load', loadOthers);
}

function onSwipe(element: HTMLElement, listener: (steps: 1 | -1) => void): void {
  let start: number | null = null;
  element.addEventListener('pointerdown', ({ clientX, isPrimary, pointerType }) => {
    start = isPrimary && pointerType !== 'mouse' ? clientX : null;
  });
  element.addEventListener('pointercancel', () => (start = null));
  window.addEventListener('pointerup', ({ clientX }) => {
    if (start === null) return;
    const distance = clientX - start;
    start = null;
    if (Math.abs(distance) >= swipeThreshold) listener(distance < 0 ? 1 : -1);
  });
}
