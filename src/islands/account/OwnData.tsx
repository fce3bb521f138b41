import { pages } from '../../../contract/site/pages.ts';
import type { User } from '../../../contract/users/users.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { EraseAccount } from './EraseAccount.tsx';
import { OwnDataDownload } from './OwnDataDownload.tsx';
import styles from './OwnData.module.css';

/** What users can do with all that is stored about them: see it, save it, erase it. */
export function OwnData({ user }: { user: User }) {
  const { ownData, erase } = accountTexts();
  return (
    <>
      <div className={`cluster ${styles.actions}`}>
        {/* `_self` loads the page anew, so that the browser warns of unsaved changes. */}
        <a className="button" href={pages.ownData} target="_self">
          {ownData.show}
        </a>
        <OwnDataDownload />
      </div>
      {!user.builtIn && (
        <div className={`stack ${styles.apart}`}>
          <p>{erase.about}</p>
          <div>
            <EraseAccount user={user} />
          </div>
        </div>
      )}
    </>
  );
}
