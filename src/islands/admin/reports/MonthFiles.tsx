import { useState } from 'react';
import {
  downloadDatev,
  downloadMonthReport,
  reportSheets,
  type ReportSheet,
} from '../../../../contract/office/reports.ts';
import { call } from '../../../lib/api/api.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { ReportFile } from './ReportFile.tsx';
import styles from './Reports.module.css';

/** What the accountant gets of a month, `YYYY-MM`. */
export function MonthFiles({ month }: { month: string }) {
  const { report: texts } = moneyTexts();
  const [sheet, setSheet] = useState<ReportSheet>('invoices');
  return (
    <div className="stack">
      <h2>{texts.accountingTitle}</h2>
      <ul role="list" className={styles.files}>
        <li>
          <p>{texts.excelAbout}</p>
          <ReportFile
            label={texts.excel}
            name={`${texts.title}-${month}.xlsx`}
            load={() => call(downloadMonthReport, { query: { month, format: 'xlsx' } })}
          />
        </li>
        <li>
          <p>{texts.sheetsAbout}</p>
          <SelectField
            label={texts.sheet}
            value={sheet}
            onChange={({ target }) => setSheet(target.value as ReportSheet)}
            options={reportSheets.map((name) => [name, texts.sheets[name]])}
          />
          <ReportFile
            label={texts.csv}
            name={`${texts.sheets[sheet]}-${month}.csv`}
            load={() => call(downloadMonthReport, { query: { month, format: 'csv', sheet } })}
          />
        </li>
        <li>
          <p>{texts.datevAbout}</p>
          <ReportFile
            label={texts.datev}
            name={`EXTF_Buchungsstapel_${month}.csv`}
            load={() => call(downloadDatev, { query: { month } })}
          />
        </li>
      </ul>
    </div>
  );
}
