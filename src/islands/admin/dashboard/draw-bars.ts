import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartOptions,
} from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Resolves a custom property to a colour that a canvas understands, in the current colour scheme. */
function colourOf(element: HTMLElement, property: string): string {
  const probe = element.parentElement!.appendChild(document.createElement('i'));
  probe.style.color = `var(${property})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draws a bar chart; call `destroy` of the result to remove it. */
export function drawBars(canvas: HTMLCanvasElement, chart: ChartProps): Chart {
  const { points, colour, layout, format, tickFormat = format } = chart;
  const [ink, line] = ['--ink-soft', '--line'].map((name) => colourOf(canvas, name));
  const isHorizontal = layout === 'horizontal';
  const values = {
    beginAtZero: true,
    grid: { color: line },
    border: { display: false },
    ticks: {
      color: ink,
      // Whole numbers; the horizontal chart shows shares.
      ...(isHorizontal ? {} : { precision: 0 }),
      callback: (value: string | number) => tickFormat(Number(value)),
    },
  };
  const names = {
    grid: { display: false },
    border: { color: line },
    ticks: { color: ink, autoSkip: !isHorizontal, maxRotation: 0 },
  };
  const options: ChartOptions<'bar'> = {
    indexAxis: isHorizontal ? 'y' : 'x',
    animation: false,
    maintainAspectRatio: false,
    font: { family: getComputedStyle(canvas).fontFamily },
    scales: isHorizontal ? { x: values, y: names } : { x: names, y: values },
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

interface Point {
  key: string;
  /** Text at the axis, one or more lines. */
  label: string | string[];
  /** Text in the table. */
  name: string;
  value: number;
}

export interface ChartProps {
  title: string;
  points: Point[];
  /** Custom property of a fibre colour. */
  colour: `--fibre-${number}`;
  layout: 'vertical' | 'horizontal';
  format: (value: number) => string;
  /** At the axis, if shorter. */
  tickFormat?: (value: number) => string;
}
