import { pages } from '../../../contract/site/pages.ts';
import { getOwnData } from '../../../contract/office/own-data.ts';
import { call } from '../../lib/api/api.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { useResource } from '../../lib/api/resource.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AboutUser } from './AboutUser.tsx';
import { OwnDataDownload } from './OwnDataDownload.tsx';

const load = () => call(getOwnData, {});

/** All that is stored about the user, to read and print. */
export function OwnDataScreen() {
  const { resource, retry } = useResource(load);
  const { ownData } = accountTexts();
  return (
    <>
      <ScreenHeader title={ownData.title}>
        <a className="button" href={pages.user}>
          {ownData.backToProfile}
        </a>
      </ScreenHeader>
      {resource.state === 'loading' && <Loading />}
      {resource.state === 'failed' && (
        <Failed title={ownData.failed} reason={resource.message} onRetry={retry} />
      )}
      {resource.state === 'ready' && (
        <div className="stack">
          <p className="muted">{ownData.asOf(dateTime(resource.data.asOf))}</p>
          <div className="cluster">
            <OwnDataDownload />
          </div>
          <AboutUser data={resource.data} />
        </div>
      )}
    </>
  );
}
