import type { ReactNode } from 'react';
import { messageOf, dashboardTexts } from '../../../lib/texts/texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Figures.module.css';
import { rangeNames, type AskedRange, type problemOf } from './ranges.ts';

interface Props {
  asked: AskedRange;
  problem: ReturnType<typeof problemOf>;
  onChoose: (range: AskedRange) => void;
  children: ReactNode;
}

export function RangeChoice({ asked, problem, onChoose, children }: Props) {
  const texts = dashboardTexts();
  const error = problem && messageOf(problem === 'order' ? 'filters.order' : 'figures.tooLong');
  // A day that is being typed is empty until it is whole.
  const change = (name: 'from' | 'until', day: string) =>
    day && onChoose({ ...asked, [name]: day });
  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.range}
        value={asked.range}
        onChange={({ target }) =>
          onChoose({ ...asked, range: rangeNames.find((name) => name === target.value)! })
        }
        options={rangeNames.map((name) => [name, texts.ranges[name]])}
      />
      {asked.range === 'own' && (
        <>
          <TextField
            type="date"
            label={texts.from}
            value={asked.from}
            onChange={({ target }) => change('from', target.value)}
          />
          <TextField
            type="date"
            label={texts.until}
            value={asked.until}
            error={error}
            onChange={({ target }) => change('until', target.value)}
          />
        </>
      )}
      {children}
    </div>
  );
}
