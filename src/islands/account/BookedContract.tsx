import { useCallback } from 'react';
import { getTerms } from '../../../contract/terms.ts';
import { call } from '../../lib/api.ts';
import { useResource } from '../../lib/resource.ts';
import { saveFile } from '../../lib/save-file.ts';
import { texts } from '../../lib/texts.ts';
import { ContractDialog } from '../ui/ContractDialog.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { TermsText } from './TermsText.tsx';

/** A button that opens the contract that applies to a reservation. */
export function BookedContract({ hash }: { hash: string }) {
  const { contract } = texts();
  return (
    <ContractDialog label={contract.readBooked}>
      <Terms hash={hash} />
    </ContractDialog>
  );
}

/** Loaded when the dialog opens. */
function Terms({ hash }: { hash: string }) {
  const load = useCallback(() => call(getTerms, { params: { hash } }), [hash]);
  const { resource, retry } = useResource(load);
  if (resource.state === 'loading') return <Loading />;
  if (resource.state === 'failed')
    return <Failed title={texts().contract.title} reason={resource.message} onRetry={retry} />;
  const { text, validFrom } = resource.data;
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), `mietvertrag-${validFrom}.txt`);
  return (
    <>
      <TermsText text={text} />
      <button type="button" className="button" onClick={save}>
        {texts().contract.save}
      </button>
    </>
  );
}
