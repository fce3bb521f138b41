import { getOperatorSettings, type OperatorSetting } from '../../../../contract/office/settings.ts';
import { call } from '../../../lib/api/api.ts';
import { settingTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { FoldedCard } from '../FoldedCard.tsx';

const load = () => call(getOperatorSettings, {});

/** What only the operator sets, with where it comes from. */
export function OperatorSettings() {
  const { operator } = settingTexts();
  return (
    <FoldedCard title={operator.title} about={operator.summary}>
      <p className="muted">{operator.about}</p>
      <Loaded load={load} failed={operator.title}>
        {(settings) => (
          <Table
            caption={operator.title}
            columns={columns()}
            rows={settings}
            rowKey={({ variable }) => variable}
            empty=""
          />
        )}
      </Loaded>
    </FoldedCard>
  );
}

function columns(): Column<OperatorSetting>[] {
  const { operator } = settingTexts();
  return [
    { title: operator.variable, cell: ({ variable }) => <code>{variable}</code> },
    {
      title: operator.value,
      cell: ({ value, isSecret, source }) =>
        isSecret && source !== 'default' ? operator.secret : (value ?? operator.none),
    },
    { title: operator.source, cell: ({ source }) => operator.sources[source] },
  ];
}
