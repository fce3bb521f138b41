import { useState } from 'react';
import { downloadAudit } from '../../../../contract/office/reports.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ReportFile } from './ReportFile.tsx';
import styles from './Reports.module.css';

/** What an auditor gets of a period; at first, of last year. */
export function AuditFile() {
  const { report: texts } = moneyTexts();
  const [{ from, until }, setPeriod] = useState(() => {
    const year = Number(today().slice(0, 4)) - 1;
    return { from: `${year}-01-01`, until: `${year}-12-31` };
  });
  const dayField = (name: 'from' | 'until', value: string) => (
    <TextField
      type="date"
      label={texts[name]}
      value={value}
      onChange={({ target }) => setPeriod({ from, until, [name]: target.value })}
    />
  );
  return (
    <section className="card">
      <h2>{texts.periodTitle}</h2>
      <p>{texts.auditAbout}</p>
      <div className={styles.choice}>
        {dayField('from', from)}
        {dayField('until', until)}
        <ReportFile
          label={texts.audit}
          name={`${texts.auditFile}-${from}-${until}.zip`}
          load={() => call(downloadAudit, { query: { from, until } })}
        />
      </div>
    </section>
  );
}
