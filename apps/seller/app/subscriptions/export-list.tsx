import type { ExportRecord } from '@postprocure/contracts/exports/export';
import { exportFormatNames } from '@postprocure/contracts/exports/export-fields';
import { Badge } from '@postprocure/ui/badge';
import { Button, LinkButton } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { ProgressBar } from '@postprocure/ui/progress-bar';
import { StatusMessage } from '@postprocure/ui/status-message';
import { formatCount } from '@postprocure/money/format-count';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { api } from '../api.ts';
import { countProducts, exportStateNames } from './words.ts';

export function ExportList({ exports, onChange }: { exports: ExportRecord[]; onChange: () => void }) {
  const { mutate, isPending, error } = useMutation(onChange);
  return (
    <section aria-label="Exports" className="grid gap-3">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Card>
        <ul className="divide-y divide-line">
          {exports.map((record) => (
            <li key={record.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {exportFormatNames[record.format]}
                  <Badge
                    tone={
                      record.state === 'DONE' ? 'success' : record.state === 'FAILED' ? 'saving' : 'neutral'
                    }
                  >
                    {exportStateNames[record.state]}
                  </Badge>
                </p>
                <p className="text-sm text-ink-soft">{describe(record)}</p>
              </div>
              {isBusy(record) && (
                <div className="flex items-center gap-4 max-sm:w-full">
                  <ProgressBar
                    aria-label={`Export progress: ${exportFormatNames[record.format]}`}
                    max={record.rowsTotal}
                    value={record.rowsDone}
                    className="w-40 max-sm:grow"
                  />
                  <Button
                    tone="outline"
                    size="small"
                    inactive={isPending}
                    onClick={() =>
                      void mutate(() => api('DELETE /api/seller/exports/:id', { params: { id: record.id } }))
                    }
                  >
                    Cancel
                  </Button>
                </div>
              )}
              {record.link !== null && (
                <LinkButton tone="secondary" size="small" href={record.link}>
                  Download
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

export const isBusy = ({ state }: Pick<ExportRecord, 'state'>): boolean =>
  state === 'QUEUED' || state === 'RUNNING';

function describe({
  state,
  rowsTotal,
  rowsDone,
  bytes,
  createdAt,
  expiresAt,
  snapshotAt,
}: ExportRecord): string {
  if (isBusy({ state })) return `${formatCount(rowsDone)} of ${countProducts(rowsTotal)}`;
  if (state === 'FAILED') {
    return `${countProducts(rowsTotal)} · started ${formatDateTime(createdAt)} · something went wrong on our side, please export again`;
  }
  if (state === 'CANCELLED') {
    return `${countProducts(rowsTotal)} · started ${formatDateTime(createdAt)}`;
  }
  const parts = [countProducts(rowsTotal)];
  if (bytes !== null) parts.push(`${formatCount(Math.ceil(bytes / 1024))} kB`);
  parts.push(`as of ${formatDateTime(snapshotAt ?? createdAt)}`);
  if (state === 'DONE' && expiresAt !== null) parts.push(`link expires ${formatDateTime(expiresAt)}`);
  return parts.join(' · ');
}
