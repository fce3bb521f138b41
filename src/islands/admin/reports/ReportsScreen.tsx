import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { getMonthReport } from '../../../../contract/office/reports.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { monthAndYear, sentenceTime, price } from '../../../lib/texts/format.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { adminTexts, moneyTexts } from '../../../lib/texts/texts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { open } from '../shell/navigation.ts';
import { $page, hereWith } from '../shell/router.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { AuditFile } from './AuditFile.tsx';
import { MonthFiles } from './MonthFiles.tsx';
import { monthsUntil } from './months.ts';
import styles from './Reports.module.css';
import type { Answer } from '../../../../contract/wire/endpoint.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { Table, type Column } from '../../ui/Table.tsx';

/** As long as the law wants it. */
const monthsToChoose = 10 * 12;

/** What a month has earned, for the accounts: its totals, and all of it as a file. */
export function ReportsScreen() {
  const { report: texts } = moneyTexts();
  const isOurs = useIsOurs();
  return (
    <>
      <ScreenHeader title={texts.title} />
      {isOurs ? (
        <div className={`stack ${styles.report}`}>
          <MonthReport />
          <AuditFile />
        </div>
      ) : (
        <p className="notice notice--info">{texts.notOffered}</p>
      )}
    </>
  );
}

function MonthReport() {
  const { report: texts } = moneyTexts();
  const [months] = useState(() => monthsUntil(today(), monthsToChoose));
  const { month: queryMonth } = useStore($page)?.search ?? {};
  // By default the last one that is over.
  const month = months.find((choice) => choice === queryMonth) ?? months[1]!;
  // The table of totals needs no lines, which are many.
  const load = useCallback(
    () => call(getMonthReport, { query: { month, lines: 'false' } }),
    [month],
  );
  const { resource, retry } = useResource(load);
  return (
    <section className="card">
      <p className="muted">{texts.about}</p>
      <div className={styles.choice}>
        <SelectField
          label={texts.month}
          value={month}
          onChange={({ target }) => open(hereWith({ month: target.value }), true)}
          options={months.map((choice) => [choice, monthAndYear(`${choice}-01`)])}
        />
      </div>
      <div aria-live="polite" className={`stack ${styles.totals}`}>
        {resource.state === 'ready' && (
          <>
            <Totals report={resource.data} />
            <p className="muted">{adminTexts().asOf(sentenceTime(resource.data.asOf))}</p>
          </>
        )}
        {resource.state === 'loading' && <Loading />}
        {resource.state === 'failed' && (
          <Unavailable title={texts.title} failure={resource} onRetry={retry} />
        )}
      </div>
      <MonthFiles month={month} />
    </section>
  );
}

type Report = Answer<typeof getMonthReport>;
type Row = Report['sums'][number] & { name: string };

/** What a month has earned, by rates of tax and in all. */
function Totals({ report: { month, totals, sums } }: { report: Report }) {
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
