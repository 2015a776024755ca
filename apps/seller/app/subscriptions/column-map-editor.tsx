import { useState } from 'react';
import type { ColumnMap } from '@postprocure/contracts/export';
import {
  exportColumnLimit,
  exportFieldNames,
  standardColumns,
  type ExportColumn,
  type ExportField,
} from '@postprocure/contracts/export-fields';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { TextField } from '@postprocure/ui/field';
import { IconButton } from '@postprocure/ui/icon-button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { subscriptionsApi } from '../seller-api.ts';

/** Which columns a file has, in which order and under which headings; kept by name. */
export function ColumnMapEditor({ maps, onChange }: { maps: ColumnMap[]; onChange: () => void }) {
  const { act, acting, failure } = useAct(onChange);
  const [name, setName] = useState('');
  const [columns, setColumns] = useState<ExportColumn[]>(standardColumns.slice(0, 12));
  const [saved, setSaved] = useState<string>();
  const open = (map: ColumnMap) => {
    setName(map.name);
    setColumns(map.columns);
    setSaved(undefined);
  };
  const change = (index: number, part: Partial<ExportColumn>) =>
    setColumns(columns.map((column, place) => (place === index ? { ...column, ...part } : column)));
  const swap = (index: number) => {
    const next = [...columns];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    setColumns(next);
  };
  const make = (format: 'xlsx' | 'csv') =>
    act(async () => {
      const { link } = await subscriptionsApi.requestExport({ format, columns });
      if (link !== null) window.location.assign(link);
    });
  const save = async () => {
    if (await act(() => subscriptionsApi.saveColumnMap({ name, columns }))) setSaved(name);
  };
  return (
    <section aria-labelledby="columns-title" className="grid gap-4">
      <h2 id="columns-title" className="text-xl">
        Your own columns
      </h2>
      {maps.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Saved sets of columns">
          {maps.map((map) => (
            <li key={map.id} className="flex items-center rounded-md border border-line bg-white">
              <button type="button" className="min-h-11 px-4 text-sm font-semibold" onClick={() => open(map)}>
                {map.name}
              </button>
              <IconButton
                icon="close"
                label={`Delete ${map.name}`}
                disabled={acting}
                onClick={() => void act(() => subscriptionsApi.deleteColumnMap(map.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Card className="grid gap-4 p-5">
        <ol className="grid gap-2">
          {columns.map(({ heading, field }, index) => (
            <li key={index} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
              <input
                aria-label={`Heading of column ${index + 1}`}
                value={heading}
                maxLength={100}
                onChange={({ currentTarget }) => change(index, { heading: currentTarget.value })}
                className="min-h-11 w-full min-w-0 rounded-md border border-line-strong px-3 text-sm"
              />
              <select
                aria-label={`Content of column ${index + 1}`}
                value={field}
                onChange={({ currentTarget }) => change(index, { field: currentTarget.value as ExportField })}
                className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-2 text-sm"
              >
                {Object.entries(exportFieldNames).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
              <span className="flex">
                <IconButton
                  icon="chevronLeft"
                  className="rotate-90 max-sm:hidden"
                  label={`Move column ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => swap(index)}
                />
                <IconButton
                  icon="close"
                  label={`Remove column ${index + 1}`}
                  disabled={columns.length === 1}
                  onClick={() => setColumns(columns.filter((_, place) => place !== index))}
                />
              </span>
            </li>
          ))}
        </ol>
        <Button
          tone="outline"
          size="small"
          className="justify-self-start"
          disabled={columns.length >= exportColumnLimit}
          onClick={() => setColumns([...columns, { heading: 'SKU', field: 'sku' }])}
        >
          Add a column
        </Button>
        {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
        {saved !== undefined && <StatusMessage tone="success">{saved} is saved.</StatusMessage>}
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Name of this set of columns"
            value={name}
            maxLength={60}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button tone="secondary" disabled={acting || name.trim() === ''} onClick={() => void save()}>
            Save
          </Button>
          <Button tone="outline" disabled={acting} onClick={() => void make('xlsx')}>
            Make Excel
          </Button>
          <Button tone="outline" disabled={acting} onClick={() => void make('csv')}>
            Make CSV
          </Button>
        </div>
      </Card>
    </section>
  );
}
