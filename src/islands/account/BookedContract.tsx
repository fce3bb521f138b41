import { useCallback } from 'react';
import { getTerms } from '../../../contract/terms.ts';
import { call } from '../../lib/api.ts';
import { useResource } from '../../lib/resource.ts';
import { saveFile } from '../../lib/save-file.ts';
import { texts } from '../../lib/texts.ts';
import { ContractDialog } from '../ui/ContractDialog.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';

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
      <div lang="de">{paragraphsOf(text)}</div>
      <button type="button" className="button" onClick={save}>
        {texts().contract.save}
      </button>
    </>
  );
}

/** The build checks that the Markdown has headings and paragraphs only. */
const paragraphsOf = (markdown: string) =>
  markdown.split(/\n{2,}/).map((part, index) => {
    const [, heading] = /^#+ (.*)$/.exec(part) ?? [];
    // The text never changes.
    const key = `${index}`;
    return heading ? <h3 key={key}>{heading}</h3> : <p key={key}>{part}</p>;
  });
