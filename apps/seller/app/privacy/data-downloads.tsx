import { buildPath } from '@postprocure/api-client/api-client';
import type { DataDownload, PrivacyState } from '@postprocure/contracts/privacy/privacy';
import { Button, LinkButton } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { usePolling } from '../session/use-polling.ts';

const isPreparing = ({ downloads }: PrivacyState): boolean =>
  downloads.some(({ state }) => state === 'waiting');
const polling = { load: () => api('GET /api/account/privacy'), isChanging: isPreparing, everyMs: 2000 };

export function DataDownloads({ privacy, onChange }: { privacy: PrivacyState; onChange: () => void }) {
  const { mutate, isPending, error } = useMutation(onChange);
  const latest = usePolling(privacy, polling);
  const { downloads } = latest;
  const isWaiting = isPreparing(latest);
  return (
    <div className="grid justify-items-start gap-4">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <Button
        size="small"
        inactive={isPending || isWaiting}
        onClick={() => void mutate(() => api('POST /api/account/data-downloads'))}
      >
        {isWaiting ? 'Preparing your file...' : 'Request my data'}
      </Button>
      {downloads.length > 0 && (
        <ul aria-live="polite" className="w-full divide-y divide-line">
          {downloads.map((download) => (
            <li
              key={download.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm"
            >
              <p>
                Requested on {formatDateTime(download.createdAt)}
                <span className="block text-ink-soft">{describe(download)}</span>
              </p>
              {download.state === 'ready' && (
                <LinkButton
                  tone="outline"
                  size="small"
                  href={buildPath('GET /api/account/data-downloads/:id', { params: { id: download.id } })}
                  download
                >
                  Download
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describe({ state, bytes, expiresAt }: DataDownload): string {
  if (state === 'waiting') return 'Being prepared';
  if (state === 'failed') return 'We could not prepare this file. Please request it again.';
  return `${Math.ceil((bytes ?? 0) / 1024)} kB of JSON, available until ${formatDateTime(expiresAt)}`;
}
