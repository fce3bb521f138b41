import type { ReactNode } from 'react';
import { messageOf, dashboardTexts } from '../../../lib/texts/texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Figures.module.css';
import { rangeNames, type AskedRange, type problemOf } from './ranges.ts';

interface Props {
  choice: AskedRange;
  problem: ReturnType<typeof problemOf>;
  onChoose: (range: AskedRange) => void;
  children: ReactNode;
}

export function RangeChoice({ choice, problem, onChoose, children }: Props) {
  const texts = dashboardTexts();
  const error = problem && messageOf(problem === 'order' ? 'filters.order' : 'figures.tooLong');
  // A day that is being typed is empty until it is whole.
  const change = (name: 'from' | 'until', day: string) =>
    day && onChoose({ ...choice, [name]: day });
  return (
    <div className={styles.choice}>
      <SelectField
        label={texts.range}
        value={choice.range}
        onChange={({ target }) =>
          onChoose({ ...choice, range: rangeNames.find((name) => name === target.value)! })
        }
        options={rangeNames.map((name) => [name, texts.ranges[name]])}
      />
      {choice.range === 'own' && (
        <>
          <TextField
            type="date"
            label={texts.from}
            value={choice.from}
            onChange={({ target }) => change('from', target.value)}
          />
          <TextField
            type="date"
            label={texts.until}
            value={choice.until}
            error={error}
            onChange={({ target }) => change('until', target.value)}
          />
        </>
      )}
      {children}
    </div>
  );
}
