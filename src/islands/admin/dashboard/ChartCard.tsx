import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './ChartCard.module.css';
import type { ChartProps } from './draw-bars.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** Loads the chart library only if there is something to draw. */
const BarChart = lazyScreen(() => import('./BarChart.tsx'), 'BarChart');

interface Props extends ChartProps {
  /** Titles of the table's two columns. */
  columnTitles: readonly [string, string];
  /** Maximum number of bars; the table shows all points. */
  maxBars?: number;
}

/** A bar chart and its data as a table. */
export function ChartCard({ columnTitles, maxBars, ...chart }: Props) {
  const { title, points, format } = chart;
  const shown = points.slice(0, maxBars);
  return (
    <section className="card">
      <h3 className={styles.title}>{title}</h3>
      {points.length === 0 ? (
        <p className="notice notice--info">{adminTexts().noFigures}</p>
      ) : (
        <>
          <BarChart {...chart} points={shown} />
          {shown.length < points.length && (
            <p className={styles.note}>{adminTexts().firstOf(shown.length, points.length)}</p>
          )}
          <details className={styles.table}>
            <summary>{adminTexts().asTable}</summary>
            <Table
              caption={title}
              columns={[
                { title: columnTitles[0], cell: ({ name }) => name },
                { title: columnTitles[1], cell: ({ value }) => format(value), numeric: true },
              ]}
              rows={points}
              rowKey={({ key }) => key}
              empty={adminTexts().noFigures}
            />
          </details>
        </>
      )}
    </section>
  );
}
