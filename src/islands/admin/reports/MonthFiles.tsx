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
      <ul role="list" className={styles.files}>
        <li>
          <p>{texts.excelAbout}</p>
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
        </li>
        <li>
          <p>{texts.sheetsAbout}</p>
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
        </li>
        <li>
          <p>{texts.datevAbout}</p>
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
        </li>
      </ul>
    </div>
  );
}
