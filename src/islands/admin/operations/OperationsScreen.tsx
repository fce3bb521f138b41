import { useState } from 'react';
import {
  getOperations,
  type Operations,
  type OperationState,
} from '../../../../contract/office/operations.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { operationTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import stacked from '../list/stacked.module.css';
import { Await } from '../shell/Await.tsx';
import { linesOf, type Line } from './lines.ts';
import styles from './Operations.module.css';

const load = () => callOurs(getOperations, {}, operationTexts().notOffered);

/** How server and database are doing, and what to do where they are not well. */
export function OperationsScreen() {
  return (
    <Await title={operationTexts().title} load={load}>
      {(operations) => <Shown loaded={operations} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: Operations }) {
  const texts = operationTexts();
  const [operations, setOperations] = useState(loaded);
  return (
    <>
      <ScreenHeader title={texts.title}>
        <ActionButton
          className="button"
          label={texts.refresh}
          onPress={async () => {
            const latest = await load();
            setOperations(latest);
            return texts.asOf(sentenceTime(latest.asOf));
          }}
        />
      </ScreenHeader>
      <div className="stack">
        <Table
          caption={texts.title}
          columns={columns()}
          rows={linesOf(operations)}
          rowKey={({ name }) => name}
          tableClass={`${stacked.cards} ${styles.lines}`}
          empty={texts.none}
        />
        <p className="field__hint">
          {texts.asOf(sentenceTime(operations.asOf))} {texts.about}
        </p>
      </div>
    </>
  );
}

const tones: Record<OperationState, string> = {
  ok: 'tone-green',
  look: 'tone-blue',
  act: 'tone-red',
};

function columns(): Column<Line>[] {
  const texts = operationTexts();
  return [
    { title: texts.line, area: 'line', cell: ({ name }) => texts.lines[name] },
    {
      title: texts.state,
      area: 'state',
      cell: ({ state }) =>
        state && <span className={`badge ${tones[state]}`}>{texts.states[state]}</span>,
    },
    {
      title: texts.value,
      area: 'value',
      cell: ({ name, state, value, isOwn }) => (
        <>
          {value}
          {isOwn && <span className="muted"> ({texts.thisServer})</span>}
          {state && state !== 'ok' && <p>{texts.advice[name]}</p>}
        </>
      ),
    },
  ];
}
