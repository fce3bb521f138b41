import { useEffect, useState } from 'react';
import { getFeatures, type Feature } from '../../contract/features.ts';
import { isOwnOrigin } from './bases.ts';
import { offers } from './features.ts';

/** Whether the API offers a feature. Until it answers, our own server is trusted to, and another host not. */
export function useOffers(feature: Feature): boolean {
  const [offered, setOffered] = useState(() => isOwnOrigin(getFeatures));
  useEffect(() => {
    void offers(feature).then(setOffered);
  }, [feature]);
  return offered;
}
