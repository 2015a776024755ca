import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { ImportDetail, UndoResult } from '@postprocure/contracts/catalogue-import/import-file';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { formatCount } from '@postprocure/money/format-count';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/import';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { countThings, describeState, isOpen, joinChanges } from '../../desk/imports/import-words.ts';
import { ReportView } from '../../desk/imports/report-view.tsx';
import { RunProgress, usePolling } from '../../desk/imports/run-progress.tsx';
import { WhoMay } from '../../desk/money/who-may.tsx';
import { Confirmation } from '../../forms/confirmation.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { pageTitle } from '../../page-title.ts';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  entry: await api('GET /api/desk/imports/:id', { params: { id: params.id } }),
});

export default function ImportPage({ loaderData: { entry } }: Route.ComponentProps) {
  const { name, tone } = describeState(entry);
  const { undo, report } = entry;
  usePolling(entry.isRunning || isOpen(undo.run));
  return (
    <>
      <title>{pageTitle(entry.fileName)}</title>
      <BackLink to="/desk/imports">Imports</BackLink>
      <PageHeader title={entry.fileName} actions={<Badge tone={tone}>{name}</Badge>}>
        Import {entry.id}, {formatDateTime(entry.startedAt)},{' '}
        {entry.startedBy ? `by ${entry.startedBy.name}` : 'with the command npm run import'}
      </PageHeader>
      <div className="grid gap-6 *:min-w-0">
        {undo.result && <UndoneNotice result={undo.result} entry={entry} />}
        {entry.state === 'running' && !entry.isRunning && <InterruptedNotice fileId={entry.fileId} />}
        {report ? (
          <ReportView report={report} runId={entry.reportRunId} isUndone={entry.state === 'undone'} />
        ) : (
          <StatusMessage>
            {countThings(entry.rows, 'row')}: {formatCount(entry.created)} new, {formatCount(entry.updated)}{' '}
            changed, {formatCount(entry.unchanged)} unchanged, {formatCount(entry.refused)} refused,{' '}
            {countThings(entry.warnings, 'warning')}.
            {entry.startedBy === null && ' The command saved the report next to the file.'}
          </StatusMessage>
        )}
        {entry.state !== 'undone' && entry.state !== 'abandoned' && <Undo entry={entry} />}
      </div>
    </>
  );
}

function UndoneNotice({
  result: { removed, ended, restored },
  entry: { undo },
}: {
  result: UndoResult;
  entry: ImportDetail;
}) {
  const who = undo.run?.startedBy ? ` by ${undo.run.startedBy.name}` : '';
  return (
    <StatusMessage tone="success">
      Undone{undo.undoneAt && ` ${formatDateTime(undo.undoneAt)}`}
      {who}. {countThings(removed, 'new product')} removed, {countThings(restored, 'changed product')}{' '}
      restored
      {ended > 0 && `, ${countThings(ended, 'new product')} ended because merchants use them`}.
    </StatusMessage>
  );
}

const InterruptedNotice = ({ fileId }: { fileId: string | null }) => (
  <StatusMessage tone="error">
    This import was interrupted.{' '}
    {fileId === null ? (
      'Run the same command again to continue it, or undo it.'
    ) : (
      <>
        <Link to={`/desk/import-files/${fileId}`} className="font-semibold text-peacock hover:underline">
          Continue it
        </Link>
        , or undo it.
      </>
    )}
  </StatusMessage>
);

function Undo({ entry: { id, undo, state, isRunning, created, updated } }: { entry: ImportDetail }) {
  const { revalidate } = useRevalidator();
  const canImport = can(useSession(), 'catalogue.import');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation(() => {
    setAsking(false);
    void revalidate();
  });
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">Undo</h2>
      {isOpen(undo.run) ? (
        <RunProgress run={undo.run} />
      ) : isRunning ? (
        <p className="text-sm">The import can be undone when it has finished.</p>
      ) : undo.refusal !== null ? (
        <StatusMessage>{undo.refusal}</StatusMessage>
      ) : !canImport ? (
        <WhoMay action="undo imports" permission="catalogue.import" />
      ) : (
        <>
          <p className="max-w-2xl text-sm text-ink-soft">
            Changed products get their earlier values back. New products are removed, or ended if a merchant
            has subscribed to or ordered them. Orders placed since the import are not affected.
          </p>
          {state === 'undoing' && (
            <StatusMessage tone="error">
              The undo was interrupted. {undo.run?.failure} Until it is finished, nothing can be imported.
            </StatusMessage>
          )}
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          {isAsking ? (
            <Confirmation
              confirmLabel="Undo import"
              isPending={isPending}
              onConfirm={() =>
                void mutate(() => api('POST /api/desk/imports/:id/undo', { params: { id: String(id) } }))
              }
              onCancel={() => setAsking(false)}
            >
              {joinChanges([
                created > 0 && `remove ${countThings(created, 'new product')}`,
                updated > 0 && `restore ${countThings(updated, 'changed product')}`,
              ])}
              ?
            </Confirmation>
          ) : (
            <Button
              tone="outline"
              size="small"
              className="justify-self-start"
              onClick={() => setAsking(true)}
            >
              {state === 'undoing' ? 'Finish undoing' : 'Undo this import'}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
