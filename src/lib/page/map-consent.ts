/** Loads each map when its button is pressed; nothing is requested from the map's host before. */
export function showMapOnConsent(): void {
  for (const map of document.querySelectorAll<HTMLElement>('[data-map]'))
    map.querySelector('button')?.addEventListener('click', () => show(map));
}

function show(map: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.src = map.dataset.map ?? '';
  frame.title = map.dataset.title ?? '';
  frame.loading = 'lazy';
  frame.width = '100%';
  frame.height = '450';
  frame.referrerPolicy = 'no-referrer';
  map.replaceChildren(frame);
  frame.focus();
}
