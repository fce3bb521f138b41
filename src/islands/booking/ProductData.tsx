import type { Vehicle } from '../../../contract/vehicles.ts';
import { productData } from './product-data.ts';

/** Tells search engines what the page offers and where it is. */
export function ProductData({ vehicle }: { vehicle: Vehicle }) {
  const address = location.origin + location.pathname;
  // No text of a vehicle can end the script.
  const data = JSON.stringify(productData(vehicle, address)).replaceAll('<', '\\u003c');
  return (
    <>
      <link rel="canonical" href={address} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}
