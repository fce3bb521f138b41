import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './ChartCard.module.css';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** The library is loaded only where there is something to draw. */
const BarChart = lazyScreen(() => import('./BarChart.tsx').then((file) => file.BarChart));

export interface Point {
  key: string;
  /** What stands at the axis, in one line or several. */
  label: string | string[];
  /** What stands in the table. */
  name: string;
  value: number;
}

export interface ChartProps {
  title: string;
  points: Point[];
  /** A custom property with one of the fibres' colours. */
  colour: `--fibre-${number}`;
  layout: 'upright' | 'lying';
  format: (value: number) => string;
}

interface Props extends ChartProps {
  /** What the table's two columns are called. */
  heads: readonly [string, string];
  /** How many points are drawn at most. */
  drawn?: number;
}

/** Bars, and the same numbers as a table. */
export function ChartCard({ heads, drawn, ...chart }: Props) {
  const { title, points, format } = chart;
  const shown = points.slice(0, drawn);
  return (
    <section className="card">
      <h3 className={styles.title}>{title}</h3>
      {points.length === 0 ? (
        <p className="notice notice--info">{adminTexts.noFigures}</p>
      ) : (
        <>
          <BarChart {...chart} points={shown} />
          {shown.length < points.length && (
            <p className={styles.note}>{adminTexts.firstOf(shown.length, points.length)}</p>
          )}
          <details className={styles.table}>
            <summary>{adminTexts.asTable}</summary>
            <Table
              caption={title}
              columns={[
                { title: heads[0], cell: ({ name }) => name },
                { title: heads[1], cell: ({ value }) => format(value), numeric: true },
              ]}
              rows={points}
              rowKey={({ key }) => key}
              empty={adminTexts.noFigures}
            />
          </details>
        </>
      )}
    </section>
  );
}
