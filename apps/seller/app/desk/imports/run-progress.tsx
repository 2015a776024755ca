import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportRun } from '@postprocure/contracts/catalogue-import/import-file';
import { ProgressBar } from '@postprocure/ui/progress-bar';
import { describeProgress } from './import-words.ts';

const pollMs = 1000;

/** Reloads the page's data every second while a dry run, an import or an undo is in progress. */
export function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  const poll = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => poll(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}

export function RunProgress({ run }: { run: ImportRun }) {
  const percent = Math.floor(run.fraction * 100);
  return (
    <div className="grid gap-2 text-sm">
      <p id="run-progress" role="status">
        {describeProgress(run)}
      </p>
      <div className="flex items-center gap-3">
        <ProgressBar aria-labelledby="run-progress" max={100} value={percent} className="w-full max-w-xl" />
        <span className="tabular-nums">{percent}%</span>
      </div>
    </div>
  );
}
