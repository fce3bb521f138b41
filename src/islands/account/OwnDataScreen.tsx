import { pages } from '../../../contract/site/pages.ts';
import { getOwnData } from '../../../contract/office/own-data.ts';
import { call } from '../../lib/api/api.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AboutUser } from './AboutUser.tsx';
import { OwnDataDownload } from './OwnDataDownload.tsx';

const load = () => call(getOwnData, {});

/** All that is stored about the user, to read and print. */
export function OwnDataScreen() {
  const { ownData } = accountTexts();
  return (
    <>
      <ScreenHeader title={ownData.title}>
        <a className="button" href={pages.user}>
          {ownData.backToProfile}
        </a>
      </ScreenHeader>
      <Loaded load={load} failed={ownData.failed}>
        {(data) => (
          <div className="stack">
            <p className="muted">{ownData.asOf(dateTime(data.asOf))}</p>
            <div className="cluster">
              <OwnDataDownload />
            </div>
            <AboutUser data={data} />
          </div>
        )}
      </Loaded>
    </>
  );
}
