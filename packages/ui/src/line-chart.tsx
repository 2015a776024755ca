import type { ReactNode } from 'react';

interface LineChartProps {
  /** Describes the chart in one sentence for screen readers. */
  label: string;
  points: readonly { label: string; value: number }[];
  formatValue: (value: number) => string;
  /** The figures as a table. */
  table: ReactNode;
}

const width = 600;
const height = 160;

/** Values over time as a filled line, with the same figures in a table. Values must not be negative. */
export function LineChart({ label, points, formatValue, table }: LineChartProps) {
  const top = roundUp(Math.max(0, ...points.map(({ value }) => value)));
  const step = width / Math.max(1, points.length - 1);
  const place = ({ value }: { value: number }, index: number): string =>
    `${(index * step).toFixed(1)},${(height - (value / top) * height).toFixed(1)}`;
  const line = points.map(place);
  return (
    <figure>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="-my-2 flex flex-col justify-between text-right text-xs text-ink-soft tabular-nums"
        >
          <span>{formatValue(top)}</span>
          <span>{formatValue(top / 2)}</span>
          <span>{formatValue(0)}</span>
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible"
        >
          {[0, height / 2, height].map((y) => (
            <line
              key={y}
              x1="0"
              x2={width}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          <polygon
            points={[`0,${height}`, ...line, `${width},${height}`].join(' ')}
            className="fill-peacock-soft"
          />
          <polyline
            points={line.join(' ')}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-peacock"
          />
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between text-xs text-ink-soft">
          <span>{points[0]?.label}</span>
          <span>{points.at(-1)?.label}</span>
        </div>
      </div>
      <details className="mt-1 text-sm">
        <summary className="py-2.5 font-semibold text-peacock">Show as a table</summary>
        <div
          className="mt-2 max-h-64 overflow-auto"
          tabIndex={0}
          role="region"
          aria-label={`${label} Table.`}
        >
          {table}
        </div>
      </details>
    </figure>
  );
}

/** Rounds up to 1, 2 or 5 times a power of ten, so that the axis has round figures. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((factor) => factor * power >= value) ?? 10) * power;
}
