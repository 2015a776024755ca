import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { importFileDays } from '@postprocure/contracts/catalogue-import/import-columns';
import type {
  HistoryEntry,
  ImportFile,
  OpenImportRun,
} from '@postprocure/contracts/catalogue-import/import-file';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { formatCount } from '@postprocure/money/format-count';
import { Badge } from '@postprocure/ui/badge';
import { buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/imports';
import { api } from '../../api.ts';
import {
  countThings,
  describeFileState,
  describeState,
  formatSize,
} from '../../desk/imports/import-words.ts';
import { RunProgress, usePolling } from '../../desk/imports/run-progress.tsx';
import { readListQuery } from '../../desk/list-address.ts';
import { ListPager } from '../../desk/list-pager.tsx';
import { WhoMay } from '../../desk/money/who-may.tsx';
import { FileButton } from '../../forms/file-button.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { pageTitle } from '../../page-title.ts';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { SettingsCard } from '../../shell/settings-card.tsx';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  history: await api('GET /api/desk/imports', {
    query: readListQuery(new URL(request.url).searchParams, []),
  }),
});

export default function Imports({ loaderData: { history } }: Route.ComponentProps) {
  const { imports, next, files, open, maxBytes } = history;
  const canImport = can(useSession(), 'catalogue.import');
  usePolling(open !== null || imports.some(({ isRunning }) => isRunning));
  return (
    <>
      <title>{pageTitle('Imports')}</title>
      <PageHeader title="Imports">
        Add and update products from a supplier's file. An import can be undone for 90 days.
      </PageHeader>
      <div className="grid gap-8 *:min-w-0">
        {open && <OpenRun run={open} isLinked={canImport} />}
        {canImport ? (
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            <SettingsCard title="Upload a file">
              <FileChooser maxBytes={maxBytes} />
            </SettingsCard>
            <SettingsCard title="Not imported yet">
              <WaitingFiles files={files} />
            </SettingsCard>
          </div>
        ) : (
          <WhoMay action="import products" permission="catalogue.import" />
        )}
        <section className="grid gap-3">
          <h2 className="text-xl">History</h2>
          {imports.length === 0 ? (
            <EmptyState icon="box">
              Nothing has been imported yet. Imports appear here with their results.
            </EmptyState>
          ) : (
            <History imports={imports} />
          )}
          <ListPager next={next} />
        </section>
      </div>
    </>
  );
}

const openNames = { check: 'Dry run', import: 'Import', undo: 'Undo' } as const;

function OpenRun({ run, isLinked }: { run: OpenImportRun; isLinked: boolean }) {
  const to = run.kind === 'undo' ? `/desk/imports/${run.importId}` : `/desk/import-files/${run.fileId}`;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">
          {openNames[run.kind]} of {run.fileName}
        </h2>
        {(isLinked || run.kind === 'undo') && (
          <Link to={to} className={buttonClasses({ tone: 'outline', size: 'small' })}>
            Open
          </Link>
        )}
      </div>
      <RunProgress run={run} />
      <p className="text-sm text-ink-soft">
        Started {formatDateTime(run.createdAt)}
        {run.startedBy && ` by ${run.startedBy.name}`}. Only one can run at a time.
      </p>
    </Card>
  );
}

/**
 * The server waits two minutes for the file, and then reads the first rows, which takes a long time in a large
 * workbook.
 */
const uploadTimeoutMs = 600_000;

function FileChooser({ maxBytes }: { maxBytes: number }) {
  const navigate = useNavigate();
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error } = useMutation();
  const send = (file: File) => {
    setTooLarge(file.size > maxBytes);
    if (file.size > maxBytes) return;
    void mutate(async () => {
      const { id } = await api('POST /api/desk/import-files', {
        query: { name: file.name.slice(0, 200) },
        // The browser's own MIME type depends on which programs are installed, so it is not reliable.
        body: new Blob([file], { type: 'application/octet-stream' }),
        timeoutMs: uploadTimeoutMs,
      });
      await navigate(`/desk/import-files/${id}`);
    });
  };
  const message = isTooLarge
    ? `This file is larger than ${formatSize(maxBytes)}. Import it with the command npm run import.`
    : error;
  return (
    <div className="grid gap-4">
      {message && <StatusMessage tone="error">{message}</StatusMessage>}
      <FileButton
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        isPending={isPending}
        className="justify-self-start"
        onChoose={send}
      >
        {isPending ? 'Uploading...' : 'Choose a file'}
      </FileButton>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>CSV, TSV or Excel (.xlsx), up to {formatSize(maxBytes)}. The first row has the column names.</li>
        <li>You choose the columns and see a dry run first. Nothing changes until you confirm.</li>
        <li>Files and reports are deleted after {importFileDays} days. The history stays.</li>
      </ul>
    </div>
  );
}

const WaitingFiles = ({ files }: { files: readonly ImportFile[] }) =>
  files.length === 0 ? (
    <p className="text-sm text-ink-soft">No files are waiting.</p>
  ) : (
    <Card className="shadow-none">
      <ul aria-label="Not imported yet" className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="relative px-4 py-3 text-sm hover:bg-paper">
            <Link
              to={`/desk/import-files/${file.id}`}
              className="font-semibold wrap-anywhere text-peacock covers-box hover:underline"
            >
              {file.fileName}
            </Link>
            <p className="text-xs text-ink-soft">
              {describeFileState(file)} · {formatSize(file.bytes)} · {formatDateTime(file.createdAt)}
              {file.uploadedBy && ` · ${file.uploadedBy.name}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );

const History = ({ imports }: { imports: readonly HistoryEntry[] }) => (
  <Card className="overflow-hidden">
    <ul aria-label="History" className="divide-y divide-line">
      {imports.map((entry) => {
        const { name, tone } = describeState(entry);
        return (
          <li
            key={entry.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-4 text-sm hover:bg-paper lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]"
          >
            <div className="min-w-0">
              <Link
                to={`/desk/imports/${entry.id}`}
                className="font-semibold wrap-anywhere text-peacock covers-box hover:underline"
              >
                {entry.fileName}
              </Link>
              <p className="text-xs text-ink-soft">
                {formatDateTime(entry.startedAt)} · {entry.startedBy?.name ?? 'npm run import'}
              </p>
            </div>
            <p className="min-w-0 max-lg:order-3 max-lg:col-span-2">{describeCounts(entry)}</p>
            <p className="text-right">
              <Badge tone={tone}>{name}</Badge>
            </p>
          </li>
        );
      })}
    </ul>
  </Card>
);

const describeCounts = ({ rows, created, updated, refused, warnings }: HistoryEntry): string =>
  [
    countThings(rows, 'row'),
    `${formatCount(created)} new`,
    `${formatCount(updated)} changed`,
    refused > 0 && `${formatCount(refused)} refused`,
    warnings > 0 && countThings(warnings, 'warning'),
  ]
    .filter(Boolean)
    .join(', ');
