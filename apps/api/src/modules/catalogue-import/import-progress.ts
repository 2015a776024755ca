import { SingleBar } from 'cli-progress';

export type ProgressStep = 'check' | 'products' | 'variations' | 'undo';

export interface ImportProgress {
  note(text: string): void;
  /** Starts a step. `advance` reports the fraction that is done. */
  start(step: ProgressStep): void;
  advance(fraction: number, rows: number): void;
  stop(): void;
}

const labels: Record<ProgressStep, string> = {
  check: 'Checking ',
  products: 'Importing ',
  variations: 'Variations',
  undo: 'Undoing  ',
};

const lineEveryMs = 5000;
const steps = 1000;

/** A progress bar on a terminal; elsewhere, such as in a log file, a line every few seconds. */
export const createImportProgress = (out: NodeJS.WritableStream): ImportProgress =>
  'isTTY' in out && out.isTTY === true ? createBar(out) : createLines(out);

function createBar(out: NodeJS.WritableStream): ImportProgress {
  const bar = new SingleBar({
    stream: out,
    format: '{label} [{bar}] {percentage}%  {rows} rows  {eta_formatted} left',
    hideCursor: true,
    etaBuffer: 50,
    barsize: 30,
  });
  // Restores the cursor if the process ends during a step.
  process.once('exit', () => bar.stop());
  return {
    note: (text) => void out.write(`${text}\n`),
    start: (step) => bar.start(steps, 0, { label: labels[step], rows: '0' }),
    advance: (fraction, rows) => bar.update(Math.floor(fraction * steps), { rows: formatCount(rows) }),
    stop: () => bar.stop(),
  };
}

function createLines(out: NodeJS.WritableStream): ImportProgress {
  let label = '';
  let lastLineAt = 0;
  return {
    note: (text) => void out.write(`${text}\n`),
    start: (step) => {
      label = labels[step];
      lastLineAt = Date.now();
    },
    advance: (fraction, rows) => {
      if (Date.now() - lastLineAt < lineEveryMs) return;
      lastLineAt = Date.now();
      out.write(`${label} ${Math.floor(fraction * 100)}%, ${formatCount(rows)} rows\n`);
    },
    stop: () => undefined,
  };
}

export const formatCount = (count: number): string => count.toLocaleString('en-IN');
