import type { Answer } from '../../../../contract/endpoint.ts';
import type { getMonthReport } from '../../../../contract/reports.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { monthAndYear, price } from '../../../lib/format.ts';
import { moneyTexts } from '../../../lib/texts.ts';
import { Table, type Column } from '../../ui/Table.tsx';

type Report = Answer<typeof getMonthReport>;
type Row = Report['sums'][number] & { name: string };

/** What a month has earned, by rates of tax and in all. */
export function Totals({ report: { month, totals, sums } }: { report: Report }) {
  const { report: texts } = moneyTexts();
  const rows: Row[] = [
    ...totals.map((total) => ({
      ...total,
      name: texts.percent(total.vatPercent.toLocaleString(currentLanguage())),
    })),
    ...sums.map((sum) => ({ ...sum, name: texts.sum })),
  ];
  return (
    <Table
      caption={monthAndYear(`${month}-01`)}
      columns={columns()}
      rows={rows}
      rowKey={({ name, currency }) => `${name} ${currency}`}
      empty={texts.none}
    />
  );
}

function columns(): Column<Row>[] {
  const { report: texts } = moneyTexts();
  const amount = (name: 'net' | 'vat' | 'gross'): Column<Row> => ({
    title: texts[name],
    cell: ({ currency, [name]: value }) => price(value, currency),
    numeric: true,
  });
  return [
    { title: texts.rate, cell: ({ name }) => name },
    ...(['net', 'vat', 'gross'] as const).map(amount),
  ];
}
