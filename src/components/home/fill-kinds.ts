import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';

/** As an answer has them: it is not validated, because no library is loaded for it. */
type Shown = Pick<Vehicle, 'id' | 'model' | 'pricePerHour'> &
  Partial<Pick<Vehicle, 'category' | 'pricePerDay' | 'image'>>;

/**
 * Fills the built list of kinds with the fleet's, each with its cheapest vehicle: a link to all of them. Vehicles without a kind
 * stand for themselves. Where nothing can be had, the list goes.
 */
export async function fillKinds(list: HTMLElement): Promise<void> {
  const { kinds, call, from, currency, pictures, vehicles: address } = list.dataset;
  const names = JSON.parse(kinds!) as Record<string, string>;
  const prices = JSON.parse(from!) as { day: string; hour: string };
  const money = new Intl.NumberFormat(document.documentElement.dataset.language, {
    style: 'currency',
    currency: currency!,
  });
  const vehicles = await fetch(call!)
    .then(async (answer) => ((await answer.json()) as { content: Shown[] }).content)
    .catch((): Shown[] => []);
  if (vehicles.length === 0) return list.remove();
  for (const [index, place] of [...list.children].entries()) {
    const vehicle = vehicles[index];
    if (vehicle) fill(place, vehicle);
    else place.remove();
  }

  function fill(place: Element, vehicle: Shown): void {
    const { id, model, category, pricePerHour, pricePerDay, image } = vehicle;
    const link = place.querySelector('a')!;
    const [picture, name, price] = link.children as unknown as HTMLElement[];
    const isKind = category != null && category in names;
    link.href = isKind ? `${address}?category=${category}` : `/solutions/${id}`;
    name!.textContent = isKind ? names[category]! : model;
    const [pattern, amount] = pricePerDay ? [prices.day, pricePerDay] : [prices.hour, pricePerHour];
    price!.textContent = pattern.replace('#', money.format(amount));
    if (image?.[0]) picture!.append(pictureAt(pictures!.replace('__id__', image[0])));
  }
}

function pictureAt(src: string): HTMLImageElement {
  return Object.assign(new Image(400, 250), { src, alt: '', loading: 'lazy', decoding: 'async' });
}
