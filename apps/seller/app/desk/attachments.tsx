import { buildPath } from '@postprocure/api-client/api-client';
import type { DeskTicket } from '@postprocure/contracts/inbox/inbox';
import { Card } from '@postprocure/ui/card';
import { Icon } from '@postprocure/ui/icon';

const size = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${size.format(bytes / 1000)} kB` : `${size.format(bytes / 1_000_000)} MB`;

/** The API sends these files as sandboxed attachments, so that none of them can run scripts on our origin. */
export const Attachments = ({ ticketId, files }: { ticketId: string; files: DeskTicket['files'] }) => (
  <Card className="p-5">
    <h2 className="mb-4 text-lg">Attachments</h2>
    <ul className="grid gap-4 sm:grid-cols-2">
      {files.map(({ id, name, contentType, size: bytes }) => {
        const url = buildPath('GET /api/desk/tickets/:ticketId/files/:fileId', {
          params: { ticketId, fileId: id },
        });
        return (
          <li key={id} className="min-w-0">
            {contentType.startsWith('image/') && (
              <img
                src={url}
                alt={`Attachment ${name}`}
                loading="lazy"
                className="mb-2 h-44 w-full rounded-md border border-line bg-paper-deep object-contain"
              />
            )}
            <a
              href={url}
              download={name}
              className="flex min-h-10 items-center gap-2 text-sm font-semibold text-peacock hover:underline"
            >
              <Icon name="download" className="size-4 shrink-0" />
              <span className="truncate">{name}</span>
              <span className="shrink-0 text-ink-soft">{formatSize(bytes)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  </Card>
);
