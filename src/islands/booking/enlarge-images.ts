const steps = { previous: -1, next: 1 };
const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes links to images open LargeImages.astro, which shows one at a time and goes to the others. */
export function enlargeImages(dialog: HTMLDialogElement, links: HTMLAnchorElement[]): void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  const strip = part('strip');
  const caption = part('caption');
  /** Those whose images arrived. */
  let shown: HTMLAnchorElement[] = [];
  let index = 0;

  const go = (step: number) => strip.scrollTo({ left: (index + step) * strip.clientWidth });
  const follow = () => {
    // Closed, it has no width.
    if (!dialog.open) return;
    index = Math.round(strip.scrollLeft / strip.clientWidth);
    const { alt } = strip.children[index] as HTMLImageElement;
    // The same text again would be announced again.
    if (caption.textContent !== alt) caption.textContent = alt;
    dialog.ariaLabel = alt;
    // A disabled button would lose the focus.
    part('previous').ariaDisabled = String(index === 0);
    part('next').ariaDisabled = String(index === shown.length - 1);
  };
  const open = (link: HTMLAnchorElement) => {
    shown = links.filter(({ href }) => href);
    strip.replaceChildren(...shown.map(largeCopy));
    const isOne = shown.length === 1;
    for (const name of Object.keys(steps)) part(name).hidden = isOne;
    strip.tabIndex = isOne ? -1 : 0;
    dialog.showModal();
    strip.scrollTo({ left: shown.indexOf(link) * strip.clientWidth, behavior: 'instant' });
    follow();
  };

  for (const link of links)
    link.addEventListener('click', (event) => {
      if (!link.href || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link);
    });
  // Properties, because a page that is drawn again has other links but the same dialog.
  for (const [name, step] of Object.entries(steps)) part(name).onclick = () => go(step);
  strip.onscroll = follow;
  strip.onclick = () => dialog.close();
  dialog.onkeydown = (event) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    go(step);
  };
  dialog.onclose = () => shown[index]!.focus();
}

/** A copy of a link's image for the width of the window. */
function largeCopy(link: HTMLAnchorElement): HTMLImageElement {
  const copy = link.querySelector('img')!.cloneNode() as HTMLImageElement;
  copy.sizes = '100vw';
  return copy;
}
