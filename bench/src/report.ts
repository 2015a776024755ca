import type { CallSummary, Distribution } from './measure.ts';

export interface Bar {
  text: string;
  met: boolean;
}

export interface ReportRow {
  cells: string[];
  bars?: Bar[];
}

/** One table. The cells after the first column are right-aligned numbers; the last column contains the targets. */
export interface Report {
  title: string;
  columns: string[];
  rows: ReportRow[];
  notes?: string[];
}

export const atMost = (what: string, measured: number, limit: number, unit: string): Bar =>
  judge(`${what} <= ${limit}${unit}`, measured <= limit);

export const atLeast = (what: string, measured: number, limit: number, unit: string): Bar =>
  judge(`${what} >= ${limit}${unit}`, measured >= limit);

export const judge = (text: string, met: boolean): Bar => ({ text: `${text} ${met ? 'ok' : 'MISSED'}`, met });

export const callColumns = [
  'calls',
  'p50 ms',
  'p95',
  'p99',
  'max',
  'db CPU p50 ms',
  'p95',
  'p99',
  'Node CPU ms',
];

export const callCells = ({ wall, databaseCpu, nodeCpuMs }: CallSummary): string[] => [
  formatCount(wall.count),
  ...[wall.p50, wall.p95, wall.p99, wall.max].map(formatMs),
  ...(databaseCpu === null
    ? ['-', '-', '-']
    : [databaseCpu.p50, databaseCpu.p95, databaseCpu.p99].map(formatMs)),
  formatMs(nodeCpuMs),
];

export const latencyCells = ({ p50, p95, p99, max }: Omit<Distribution, 'count' | 'mean'>): string[] =>
  [p50, p95, p99, max].map(formatMs);

/** A value that could not be measured is NaN and shown as a dash. */
export const formatMs = (ms: number): string =>
  Number.isNaN(ms) ? '-' : ms.toFixed(ms < 1 ? 2 : ms < 100 ? 1 : 0);
export const formatCount = (count: number): string => Math.round(count).toLocaleString('en-IN');
export const formatRatio = (ratio: number): string => ratio.toFixed(2);
export const formatMegabytes = (megabytes: number | null): string =>
  megabytes === null ? '-' : `${megabytes.toFixed(0)} MB`;

export function printReport(report: Report): void {
  const hasBars = report.rows.some(({ bars }) => bars !== undefined && bars.length > 0);
  const lines = [
    [...report.columns, ...(hasBars ? ['bar'] : [])],
    ...report.rows.map(({ cells, bars = [] }) => [
      ...cells,
      ...(hasBars ? [bars.map(({ text }) => text).join(', ')] : []),
    ]),
  ];
  const widths = report.columns.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const isText = (column: number) => column === 0 || column >= report.columns.length;
  const format = (cells: string[]) =>
    cells
      .map((cell, column) =>
        isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = lines;
  console.log(`\n${report.title}\n`);
  console.log(format(head));
  console.log('-'.repeat(format(head).length));
  for (const cells of body) console.log(format(cells));
  for (const note of report.notes ?? []) console.log(`  ${note}`);
}
