import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import type { ChartProps } from './ChartCard.tsx';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** A colour of the design as the canvas understands it, in the current scheme. */
function colourOf(element: HTMLElement, property: string): string {
  const probe = element.parentElement!.appendChild(document.createElement('i'));
  probe.style.color = `var(${property})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draws the bars of a chart; `destroy` of what is returned removes them. */
export function drawBars(canvas: HTMLCanvasElement, chart: ChartProps): Chart {
  const { points, colour, layout, format } = chart;
  const [ink, line] = ['--ink-soft', '--line'].map((name) => colourOf(canvas, name));
  const lying = layout === 'lying';
  const values = {
    beginAtZero: true,
    grid: { color: line },
    border: { display: false },
    ticks: {
      color: ink,
      // Whole numbers, but for shares.
      ...(lying ? {} : { precision: 0 }),
      callback: (value: string | number) => format(Number(value)),
    },
  };
  const names = {
    grid: { display: false },
    border: { color: line },
    ticks: { color: ink, autoSkip: !lying, maxRotation: 0 },
  };
  const options: ChartOptions<'bar'> = {
    indexAxis: lying ? 'y' : 'x',
    animation: false,
    maintainAspectRatio: false,
    font: { family: getComputedStyle(canvas).fontFamily },
    scales: lying ? { x: values, y: names } : { x: names, y: values },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: {
          title: ([item]) => points[item?.dataIndex ?? 0]?.name ?? '',
          label: ({ dataIndex }) => format(points[dataIndex]?.value ?? 0),
        },
      },
    },
  };
  const data = {
    labels: points.map(({ label }) => label),
    datasets: [
      {
        data: points.map(({ value }) => value),
        backgroundColor: colourOf(canvas, colour),
        maxBarThickness: 28,
      },
    ],
  };
  return new Chart(canvas, { type: 'bar', data, options }) as Chart;
}
