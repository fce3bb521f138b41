export interface Point {
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
}
