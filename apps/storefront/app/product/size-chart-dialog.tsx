import { IconButton } from '@postprocure/ui/icon-button';
import type { SizeChart } from '@postprocure/contracts/catalogue/size-chart';

interface SizeChartDialogProps {
  chart: SizeChart;
  chosen: string | undefined;
}

const sizeChartId = 'size-chart';

/** Opens a popover, which works without JavaScript. */
export const SizeChartButton = () => (
  <button
    type="button"
    popoverTarget={sizeChartId}
    popoverTargetAction="show"
    className="-my-2 min-h-11 font-semibold text-peacock underline print:hidden"
  >
    Size chart
  </button>
);

export function SizeChartDialog({ chart, chosen }: SizeChartDialogProps) {
  return (
    <div
      id={sizeChartId}
      popover="auto"
      role="dialog"
      aria-label="Size chart"
      className="m-auto max-h-[90dvh] w-[min(94vw,36rem)] overflow-y-auto rounded-lg bg-white p-5 text-ink shadow-panel backdrop:bg-aubergine-deep/80"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">Size chart: {chart.title}</h2>
        <IconButton icon="close" label="Close" popoverTarget={sizeChartId} popoverTargetAction="hide" />
      </div>
      <table className="mt-3 w-full text-left text-sm tabular-nums">
        <thead className="border-b border-line bg-paper-deep">
          <tr>
            {chart.columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {chart.rows.map(([size, ...measurements]) => (
            <tr key={size} className={size === chosen ? 'bg-peacock-soft' : undefined}>
              <th scope="row" className="px-3 py-2 font-semibold whitespace-nowrap">
                {size}
                {size === chosen && <span className="ml-2 text-xs font-normal">chosen</span>}
              </th>
              {measurements.map((measurement, place) => (
                <td key={place} className="px-3 py-2">
                  {measurement}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-ink-soft">{chart.note}</p>
    </div>
  );
}
