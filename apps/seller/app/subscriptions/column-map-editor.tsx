import { useState } from 'react';
import type { ColumnMap, ExportRecord } from '@postprocure/contracts/exports/export';
import { standardColumns } from '@postprocure/contracts/exports/export-fields';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import { ColumnRows, editColumns } from './column-rows.tsx';
import { SavedColumnMaps } from './saved-column-maps.tsx';
import { countProducts } from './words.ts';

/** Edits the columns of an export: their content, headings and order. */
export function ColumnMapEditor({ maps, onChange }: { maps: ColumnMap[]; onChange: () => void }) {
  const { mutate, isPending, error } = useMutation(onChange);
  const [name, setName] = useState('');
  const [edited, setEdited] = useState(() => editColumns(standardColumns.slice(0, 12)));
  const [outcome, setOutcome] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const columns = edited.map(({ heading, field }) => ({ heading, field }));
  const isComplete = (): boolean => {
    const unnamed = edited.findIndex(({ heading }) => heading.trim() === '');
    setProblem(unnamed === -1 ? undefined : `Enter a heading for column ${unnamed + 1}.`);
    setOutcome(undefined);
    return unnamed === -1;
  };
  const open = (map: ColumnMap) => {
    setName(map.name);
    setEdited(editColumns(map.columns));
    setOutcome(undefined);
    setProblem(undefined);
  };
  const requestFile = async (format: 'xlsx' | 'csv') => {
    if (!isComplete()) return;
    await mutate(async () => {
      const record = await api('POST /api/seller/exports', { body: { format, columns } });
      setOutcome(describeResult(record));
      if (record.link !== null) window.location.assign(record.link);
    });
  };
  const save = async () => {
    if (!isComplete()) return;
    const isSaved = await mutate(() => api('PUT /api/seller/export-maps', { body: { name, columns } }));
    if (isSaved) setOutcome(`${name} has been saved.`);
  };
  return (
    <section aria-labelledby="columns-title" className="grid gap-4">
      <div>
        <h2 id="columns-title" className="text-xl">
          Custom columns
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Choose the columns for a file of all your products, for example to upload to a marketplace.
        </p>
      </div>
      <SavedColumnMaps maps={maps} onOpen={open} onDeleted={onChange} />
      <Card className="grid gap-6 p-4 sm:p-5">
        <ColumnRows columns={edited} onChange={setEdited} />
        <div className="grid gap-4 border-t border-line pt-5">
          {(problem ?? error) && <StatusMessage tone="error">{problem ?? error}</StatusMessage>}
          {outcome !== undefined && <StatusMessage tone="success">{outcome}</StatusMessage>}
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="flex items-end gap-2 cramped:flex-wrap">
              <TextField
                label="Name of this column set"
                value={name}
                maxLength={60}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Button tone="secondary" inactive={isPending || name.trim() === ''} onClick={() => void save()}>
                Save
              </Button>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button tone="outline" inactive={isPending} onClick={() => void requestFile('xlsx')}>
                Export as Excel
              </Button>
              <Button tone="outline" inactive={isPending} onClick={() => void requestFile('csv')}>
                Export as CSV
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </section>
  );
}

const describeResult = ({ link, rowsTotal }: ExportRecord): string =>
  link === null
    ? `We are preparing a file with ${countProducts(rowsTotal)}. You can see its progress at the top of this page.`
    : `Your file with ${countProducts(rowsTotal)} is ready.`;
