export interface BarSeries {
  label: string;
  /** A Tailwind class for the fill colour. */
  fill: string;
  values: readonly number[];
}

interface BarChartProps {
  /** One sentence that describes the chart. The figures are in the table below it. */
  label: string;
  /** Label of each group of bars, such as a date. */
  columns: readonly string[];
  series: readonly BarSeries[];
}

const height = 120;
const columnWidth = 40;

/** A stacked bar chart with its figures in a table, drawn without a charting library. */
export function BarChart({ label, columns, series }: BarChartProps) {
  const totals = columns.map((_column, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const top = Math.max(1, ...totals);
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${columns.length * columnWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-b border-line-strong"
      >
        {columns.map((column, index) => (
          <Stack key={column} series={series} index={index} top={top} />
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{columns[0]}</span>
        <span>{columns.at(-1)}</span>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ label: name, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-3">
              <rect width="12" height="12" rx="3" className={fill} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <details className="mt-1 text-sm">
        <summary className="py-2.5 font-semibold text-peacock">Show as a table</summary>
        <div
          className="mt-2 max-h-64 overflow-auto"
          tabIndex={0}
          role="region"
          aria-label={`${label}, as a table`}
        >
          <table className="w-full text-left">
            <thead>
              <tr>
                <th className="py-1 pr-4 font-semibold">Day</th>
                {series.map(({ label: name }) => (
                  <th key={name} className="py-1 pr-4 text-right font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.map((column, index) => (
                <tr key={column} className="border-t border-line">
                  <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
                    {column}
                  </th>
                  {series.map(({ label: name, values }) => (
                    <td key={name} className="py-1 pr-4 text-right">
                      {values[index] ?? 0}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function Stack({ series, index, top }: { series: readonly BarSeries[]; index: number; top: number }) {
  const heights = series.map(({ values }) => ((values[index] ?? 0) * (height - 8)) / top);
  return series.map(({ label, fill }, position) => {
    const own = heights[position] ?? 0;
    const below = heights.slice(0, position).reduce((sum, one) => sum + one, 0);
    if (own === 0) return null;
    return (
      <rect
        key={label}
        x={index * columnWidth + 6}
        y={height - below - own}
        width={columnWidth - 12}
        height={own}
        className={fill}
      />
    );
  });
}
