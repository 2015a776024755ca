import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { ImportFileDetail, ImportReport } from '@postprocure/contracts/catalogue-import/import-file';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { formatCount } from '@postprocure/money/format-count';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/import-file';
import { api } from '../../api.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { countThings, formatSize, isOpen, joinChanges } from '../../desk/imports/import-words.ts';
import { MappingForm } from '../../desk/imports/mapping-form.tsx';
import { ReportView } from '../../desk/imports/report-view.tsx';
import { RunProgress, usePolling } from '../../desk/imports/run-progress.tsx';
import { Confirmation } from '../../forms/confirmation.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  file: await api('GET /api/desk/import-files/:id', { params: { id: params.id } }),
});

export default function ImportFilePage({ loaderData: { file } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // The dry run whose settings are being changed.
  const [changedRun, setChangedRun] = useState<string>();
  const { run, report } = file;
  usePolling(isOpen(run));
  const refresh = () => void revalidate();
  const isImported = run?.kind === 'import' && run.state === 'DONE';
  const isMapping =
    !isOpen(run) && !isImported && (report === null || (run !== null && changedRun === run.id));
  return (
    <>
      <title>{pageTitle(file.fileName)}</title>
      <BackLink to="/desk/imports">Imports</BackLink>
      <PageHeader
        title={file.fileName}
        actions={run?.kind !== 'import' && !isOpen(run) && <Discard fileId={file.id} />}
      >
        {file.description} · {formatSize(file.bytes)} · uploaded {formatDateTime(file.createdAt)}
        {file.uploadedBy && ` by ${file.uploadedBy.name}`}
      </PageHeader>
      <div className="grid gap-6 *:min-w-0">
        <Steps current={run?.kind === 'import' ? 2 : isMapping ? 0 : 1} />
        {run?.state === 'FAILED' && <Failure file={file} onChange={refresh} />}
        {isOpen(run) && (
          <Card className="p-5">
            <RunProgress run={run} />
            <p className="mt-3 text-sm text-ink-soft">You can leave this page while this runs.</p>
          </Card>
        )}
        {isImported && (
          <div className="grid justify-items-start gap-4">
            <StatusMessage tone="success">{file.fileName} was imported.</StatusMessage>
            <Link to={`/desk/imports/${run.importId}`} className={buttonClasses()}>
              Show the report
            </Link>
          </div>
        )}
        {report && !isMapping && !isImported && (
          <>
            <StartImport
              file={file}
              report={report}
              onChange={refresh}
              onChangeColumns={() => setChangedRun(run?.id)}
            />
            <ReportView report={report} runId={run?.id ?? null} />
          </>
        )}
        {isMapping && !file.isPurged && (
          <MappingForm key={file.settings.sheet ?? ''} file={file} onChange={refresh} />
        )}
        {file.isPurged && !isImported && (
          <StatusMessage>This file has been deleted. Upload it again to import it.</StatusMessage>
        )}
      </div>
    </>
  );
}

const stepNames = ['Columns', 'Dry run', 'Import'];

const Steps = ({ current }: { current: number }) => (
  <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
    {stepNames.map((name, step) => (
      <li
        key={name}
        aria-current={step === current ? 'step' : undefined}
        className={classes(
          'flex items-center gap-2',
          step === current ? 'font-semibold text-ink' : 'text-ink-soft',
        )}
      >
        <span
          className={classes(
            'inline-grid size-7 place-items-center rounded-full text-xs font-semibold',
            step === current ? 'bg-peacock text-white' : 'bg-paper-deep',
          )}
        >
          {step + 1}
        </span>
        {name}
      </li>
    ))}
  </ol>
);

function Discard({ fileId }: { fileId: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation(() => void navigate('/desk/imports'));
  if (error) return <StatusMessage tone="error">{error}</StatusMessage>;
  return isAsking ? (
    <Confirmation
      confirmLabel="Discard"
      isPending={isPending}
      onConfirm={() =>
        void mutate(() => api('DELETE /api/desk/import-files/:id', { params: { id: fileId } }))
      }
      onCancel={() => setAsking(false)}
    >
      Delete this file? Nothing has been imported from it.
    </Confirmation>
  ) : (
    <Button tone="outline" size="small" onClick={() => setAsking(true)}>
      Discard file
    </Button>
  );
}

interface ImportProps {
  file: ImportFileDetail;
  onChange: () => void;
}

const startImport = (id: string) => api('POST /api/desk/import-files/:id/import', { params: { id } });

function Failure({ file: { id, run }, onChange }: ImportProps) {
  const { mutate, isPending, error } = useMutation(onChange);
  return (
    <div className="grid justify-items-start gap-3">
      <StatusMessage tone="error">
        {run?.kind === 'import' ? 'The import stopped.' : 'The dry run stopped.'} {run?.failure}
      </StatusMessage>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {run?.kind === 'import' && (
        <Button inactive={isPending} onClick={() => void mutate(() => startImport(id))}>
          Continue the import
        </Button>
      )}
    </div>
  );
}

interface StartImportProps extends ImportProps {
  report: ImportReport;
  onChangeColumns: () => void;
}

function StartImport({ file, report, onChange, onChangeColumns }: StartImportProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation(onChange);
  const { newRows, knownRows, refused, rows } = report;
  const changeColumns = (
    <Button tone="outline" className="justify-self-start" onClick={onChangeColumns}>
      Change the columns
    </Button>
  );
  if (refused === rows) {
    return (
      <div className="grid gap-3">
        <StatusMessage tone="error">
          Every row is refused, so there is nothing to import. Check the columns, or correct the file.
        </StatusMessage>
        {changeColumns}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <StatusMessage tone="success">
        Dry run finished: {formatCount(newRows)} new, {formatCount(knownRows)} already in the catalogue,{' '}
        {formatCount(refused)} refused. Nothing has been changed yet.
      </StatusMessage>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {isAsking ? (
        <Confirmation
          confirmLabel="Import"
          isPending={isPending}
          onConfirm={() => void mutate(() => startImport(file.id))}
          onCancel={() => setAsking(false)}
        >
          {joinChanges([
            newRows > 0 && `add ${countThings(newRows, 'new row')}`,
            knownRows > 0 && `update ${countThings(knownRows, 'row')}`,
          ])}
          ? Merchants see the result at once.{' '}
          {refused > 0 && `${countThings(refused, 'refused row')} will be left out. `}
          You can undo the import for 90 days.
        </Confirmation>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAsking(true)}>Import {countThings(newRows + knownRows, 'row')}</Button>
          {changeColumns}
        </div>
      )}
    </div>
  );
}
