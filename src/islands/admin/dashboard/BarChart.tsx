import { useEffect, useRef } from 'react';
import styles from './BarChart.module.css';
import type { ChartProps } from './ChartCard.tsx';
import { drawBars } from './draw-bars.ts';

/** Pixels of a lying bar with the air around it. */
const lane = 34;

/** Bars drawn by the chart library, anew when the colour scheme changes. */
export function BarChart(chart: ChartProps) {
  const { title, points, layout } = chart;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const element = canvas.current;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    let drawn = drawBars(element, chart);
    const redraw = () => {
      drawn.destroy();
      drawn = drawBars(element, chart);
    };
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      drawn.destroy();
    };
  }, [chart]);
  const height = layout === 'lying' ? points.length * lane + 40 : 240;
  return (
    <div className={styles.frame} style={{ height }}>
      <canvas ref={canvas} role="img" aria-label={title} />
    </div>
  );
}
