import { useState } from 'react';
import { deleteKey, listKeys, type ApiKey } from '../../../../contract/office/keys.ts';
import { showDocs } from '../../../../contract/wire/docs.ts';
import { call } from '../../../lib/api/api.ts';
import { addressOf } from '../../../lib/api/bases.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { date, listTime } from '../../../lib/texts/format.ts';
import { adminTexts, programTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { toast } from '../../ui/toast.ts';
import stacked from '../list/stacked.module.css';
import { Await } from '../shell/Await.tsx';
import { NewKey } from './NewKey.tsx';
import { rightsInWords } from './rights.ts';
import { ShownOnce } from './ShownOnce.tsx';
import styles from './programs.module.css';

const load = () => callOurs(listKeys, {}, programTexts().keys.notOffered);

/** By what other programs call: the keys there are, and the form of a new one. */
export function KeysScreen() {
  return (
    <Await title={adminTexts().keys} load={load}>
      {(loaded) => <Shown loaded={loaded} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: ApiKey[] }) {
  const { keys: texts } = programTexts();
  const [keys, setKeys] = useState(loaded);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const reload = async () => setKeys(await load());
  return (
    <>
      <ScreenHeader title={adminTexts().keys} />
      <div className="stack">
        <p className="muted">
          {texts.about}{' '}
          <a href={addressOf(showDocs, {})} target="_self">
            {texts.reference}
          </a>
        </p>
        {made && <ShownOnce title={texts.made(made.name)} note={texts.once} secret={made.key} />}
        <Table
          caption={adminTexts().keys}
          columns={columns(async (removed) => {
            setMade(null);
            toast('success', removed);
            await reload();
          })}
          rows={keys}
          rowKey={({ id }) => id}
          tableClass={`${stacked.stacked} ${styles.keys}`}
          empty={texts.none}
        />
        <NewKey
          onMade={async (name, key) => {
            setMade({ name, key });
            await reload();
          }}
        />
      </div>
    </>
  );
}

function columns(onRemoved: (message: string) => Promise<void>): Column<ApiKey>[] {
  const { keys: texts } = programTexts();
  return [
    { title: texts.name, cell: ({ name }) => name, area: 'name' },
    {
      title: texts.rights,
      cell: ({ rights }) => <span className={styles.sentence}>{rightsInWords(rights)}</span>,
      area: 'rights',
      grows: 1,
    },
    { title: texts.by, cell: ({ by }) => by.name, area: 'by', isNamed: true },
    {
      title: texts.lastUsedAt,
      cell: ({ lastUsedAt }) => (lastUsedAt ? listTime(lastUsedAt) : texts.never),
      area: 'used',
      isNamed: true,
    },
    {
      title: texts.expiresOn,
      cell: ({ expiresOn, isExpired }) => (
        <>
          {expiresOn ? date(expiresOn) : texts.noEnd}{' '}
          {isExpired && <span className="badge tone-grey">{texts.expired}</span>}
        </>
      ),
      area: 'until',
      isNamed: true,
    },
    {
      title: texts.actions,
      cell: ({ id, name }) => (
        <ConfirmedButton
          className="button button--quiet"
          label={texts.revoke}
          name={texts.revokeNamed(name)}
          question={texts.revokeQuestion(name)}
          hint={texts.revokeHint}
          onConfirm={async () => {
            const { message = '' } = await call(deleteKey, { params: { id } });
            await onRemoved(message);
          }}
        />
      ),
      area: 'action',
    },
  ];
}
