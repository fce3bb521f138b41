import type { Vehicle } from '../../../contract/vehicles.ts';
import { titleOf } from '../../lib/title.ts';
import { productData } from './product-data.ts';

/** Gives the page the title of the vehicle that `frame` shows, and tells search engines what it offers and where. */
export function describePage(vehicle: Vehicle, frame: Element): void {
  document.title = titleOf(vehicle.model);
  const address = location.origin + location.pathname;
  put('link', { rel: 'canonical', href: address });
  put('script', {
    type: 'application/ld+json',
    textContent: JSON.stringify(productData(vehicle, address, frame.querySelector('img')?.src)),
  });
}

/** One such element in the head, whatever was described before. */
function put<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.querySelector(`${name}[data-vehicle]`)?.remove();
  const element = Object.assign(document.createElement(name), values);
  element.toggleAttribute('data-vehicle', true);
  document.head.append(element);
}
