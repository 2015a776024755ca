import { downloadPath } from '@postprocure/api-client/profile-api';
import type { DataDownload, PrivacyState } from '@postprocure/contracts/privacy';
import { Button, LinkButton } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { formatMoment } from '../format-moment.ts';
import { profileApi } from '../seller-api.ts';
import { useFollowed } from '../session/use-followed.ts';

const isWaitedFor = ({ downloads }: PrivacyState): boolean =>
  downloads.some(({ state }) => state === 'waiting');
const preparation = { ask: () => profileApi.readPrivacy(), isChanging: isWaitedFor, everyMs: 2000 };

export function DataDownloads({ privacy, onChange }: { privacy: PrivacyState; onChange: () => void }) {
  const { act, acting, failure } = useAct(onChange);
  const followed = useFollowed(privacy, preparation);
  const { downloads } = followed;
  const isWaiting = isWaitedFor(followed);
  return (
    <div className="grid justify-items-start gap-4">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <Button
        size="small"
        inactive={acting || isWaiting}
        onClick={() => void act(() => profileApi.requestDownload())}
      >
        {isWaiting ? 'Preparing your file...' : 'Prepare a file of my data'}
      </Button>
      {downloads.length > 0 && (
        <ul aria-live="polite" className="w-full divide-y divide-line">
          {downloads.map((download) => (
            <li
              key={download.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm"
            >
              <p>
                Asked for on {formatMoment(download.createdAt)}
                <span className="block text-ink-soft">{describe(download)}</span>
              </p>
              {download.state === 'ready' && (
                <LinkButton tone="outline" size="small" href={downloadPath(download)} download>
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
  if (state === 'failed') return 'It could not be prepared. Please ask again.';
  return `${Math.ceil((bytes ?? 0) / 1024)} kB of JSON, here until ${formatMoment(expiresAt)}`;
}
