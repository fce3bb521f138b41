import { useState } from 'react';
import {
  downloadDatev,
  downloadMonthReport,
  reportSheets,
  type ReportSheet,
} from '../../../../contract/office/reports.ts';
import { call } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/api/save-file.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './Reports.module.css';

/** What the accountant gets of a month, `YYYY-MM`. */
export function MonthFiles({ month }: { month: string }) {
  const { report: texts } = moneyTexts();
  const [sheet, setSheet] = useState<ReportSheet>('invoices');
  return (
    <div className="stack">
      <h2>{texts.accountingTitle}</h2>
      <p>{texts.excelAbout}</p>
      <p>
        <FileButton
          loading={texts.loading}
          save={async () =>
            saveFile(
              await call(downloadMonthReport, { query: { month, format: 'xlsx' } }),
              `${texts.title}-${month}.xlsx`,
            )
          }
        >
          {texts.excel}
        </FileButton>
      </p>
      <p>{texts.sheetsAbout}</p>
      <div className={styles.choice}>
        <SelectField
          label={texts.sheet}
          value={sheet}
          onChange={({ target }) => setSheet(target.value as ReportSheet)}
          options={reportSheets.map((name) => [name, texts.sheets[name]])}
        />
        <FileButton
          loading={texts.loading}
          save={async () =>
            saveFile(
              await call(downloadMonthReport, { query: { month, format: 'csv', sheet } }),
              `${texts.sheets[sheet]}-${month}.csv`,
            )
          }
        >
          {texts.csv}
        </FileButton>
      </div>
      <p>{texts.datevAbout}</p>
      <p>
        <FileButton
          loading={texts.loading}
          save={async () =>
            saveFile(
              await call(downloadDatev, { query: { month } }),
              `EXTF_Buchungsstapel_${month}.csv`,
            )
          }
        >
          {texts.datev}
        </FileButton>
      </p>
    </div>
  );
}
