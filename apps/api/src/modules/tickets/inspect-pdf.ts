import { Worker } from 'node:worker_threads';
import { Semaphore } from '../../limits/semaphore.ts';

/** `active` means that opening the file could run something: it has scripts, commands or attached files. */
export type PdfFinding = 'ok' | 'damaged' | 'protected' | 'active';

const timeoutMs = 5000;
const workers = new Semaphore({ max: 1, maxWaiting: 20, maxWaitMs: 60_000 });

/** Readers look for the end of a file in its last 1,024 bytes. */
const hasEnd = (bytes: Buffer): boolean =>
  /startxref\s+\d+\s+%%EOF/.test(bytes.subarray(-1100).toString('latin1'));

export const inspectPdf = async (bytes: Buffer): Promise<PdfFinding> =>
  hasEnd(bytes) ? workers.run(() => parsePdf(bytes)) : 'damaged';

/**
 * Parses a PDF in a separate thread, so that a file designed to exhaust the parser cannot block the process. The thread
 * is terminated if it takes too long or uses too much memory.
 */
const parsePdf = (bytes: Buffer): Promise<PdfFinding> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./inspect-pdf-worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
    });
    let timer: NodeJS.Timeout | undefined;
    const finish = (finding: PdfFinding): void => {
      clearTimeout(timer);
      resolve(finding);
      void worker.terminate();
    };
    worker.on('message', (message: 'ready' | PdfFinding) => {
      if (message === 'ready') timer = setTimeout(() => finish('damaged'), timeoutMs);
      else finish(message);
    });
    worker.once('error', () => finish('damaged'));
    worker.once('exit', () => finish('damaged'));
  });
