import { useEffect, useRef } from 'react';
import styles from './BarChart.module.css';
import { type ChartProps, drawBars } from './draw-bars.ts';

/** Height of a horizontal bar with its padding, in pixels. */
const rowHeight = 34;

/** A bar chart; redrawn when the colour scheme changes. */
export function BarChart(chart: ChartProps) {
  const { title, points, layout } = chart;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const element = canvas.current;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    let bars = drawBars(element, chart);
    const redraw = () => {
      bars.destroy();
      bars = drawBars(element, chart);
    };
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      bars.destroy();
    };
  }, [chart]);
  const height = layout === 'horizontal' ? points.length * rowHeight + 40 : 240;
  return (
    <div className={styles.frame} style={{ height }}>
      <canvas ref={canvas} role="img" aria-label={title} />
    </div>
  );
}
