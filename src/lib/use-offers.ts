import { useEffect, useState } from 'react';
import { getFeatures, type Feature } from '../../contract/features.ts';
import { isOwnOrigin } from './bases.ts';
import { offers } from './features.ts';

/** Whether the API offers a feature; for another host, false until it answers. */
export function useOffers(feature: Feature): boolean {
  const [offered, setOffered] = useState(() => isOwnOrigin(getFeatures));
  useEffect(() => {
    void offers(feature).then(setOffered);
  }, [feature]);
  return offered;
}
