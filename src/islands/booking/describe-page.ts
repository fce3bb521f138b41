import type { Vehicle } from '../../../contract/vehicles.ts';
import { titleOf } from '../../lib/title.ts';
import { productData } from './product-data.ts';

/** Sets the page's title and structured data for the vehicle in `frame`. */
export function describePage(vehicle: Vehicle, frame: Element): void {
  document.title = titleOf(vehicle.model);
  const address = location.origin + location.pathname;
  put('link', { rel: 'canonical', href: address });
  put('script', {
    type: 'application/ld+json',
    textContent: JSON.stringify(productData(vehicle, address, frame.querySelector('img')?.src)),
  });
}

/** Finds or creates an element in the head. */
function put<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.querySelector(`${name}[data-vehicle]`)?.remove();
  const element = Object.assign(document.createElement(name), values);
  element.toggleAttribute('data-vehicle', true);
  document.head.append(element);
}
