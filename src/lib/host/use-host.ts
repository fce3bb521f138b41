import { useEffect, useState } from 'react';
import { getFeatures } from '../../../contract/wire/features.ts';
import { isOwnOrigin } from '../api/bases.ts';
import { askHost, isOurs, sendsMails } from '../api/host.ts';

/** Whether the API is ours. Until it answers, the server that sent the page is taken for it, and another host not. */
export const useIsOurs = () => useSaid(isOurs);

/** Whether the API sends mails. Until it answers, the server that sent the page is taken to, and another host not. */
export const useSendsMails = () => useSaid(sendsMails);

/** Whether staff can log in at the company's identity provider; false until the API answers. */
export function useHasCompanyLogin(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void askHost().then(({ companyLogin = false }) => setHas(companyLogin));
  }, []);
  return has;
}

/** What a drop-off at another place costs; null where it is not offered, and until the API answers. */
export function useOneWayFee(): number | null {
  const [fee, setFee] = useState<number | null>(null);
  useEffect(() => {
    void askHost().then(({ oneWayFee }) => setFee(oneWayFee ?? null));
  }, []);
  return fee;
}

function useSaid(ask: () => Promise<boolean>): boolean {
  const [answer, setAnswer] = useState(() => isOwnOrigin(getFeatures));
  useEffect(() => {
    void ask().then(setAnswer);
  }, [ask]);
  return answer;
}
