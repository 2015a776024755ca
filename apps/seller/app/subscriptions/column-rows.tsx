import {
  exportColumnLimit,
  exportFieldNames,
  type ExportColumn,
  type ExportField,
} from '@postprocure/contracts/exports/export-fields';
import { Button } from '@postprocure/ui/button';
import { IconButton } from '@postprocure/ui/icon-button';

/** The key identifies the row when columns are reordered. */
export interface EditedColumn extends ExportColumn {
  key: string;
}

export const editColumns = (columns: readonly ExportColumn[]): EditedColumn[] =>
  columns.map((column) => ({ ...column, key: crypto.randomUUID() }));

interface ColumnRowsProps {
  columns: EditedColumn[];
  onChange: (columns: EditedColumn[]) => void;
}

const control = 'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-white text-sm';

export function ColumnRows({ columns, onChange }: ColumnRowsProps) {
  const change = (index: number, part: Partial<ExportColumn>) =>
    onChange(columns.map((column, place) => (place === index ? { ...column, ...part } : column)));
  const move = (from: number, to: number) => {
    const next = [...columns];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <div className="grid gap-3">
      <div
        aria-hidden="true"
        className="grid grid-cols-[1fr_1fr_8.25rem] gap-2 text-xs font-semibold text-ink-soft max-sm:hidden"
      >
        <span>Heading</span>
        <span>Content</span>
      </div>
      <ol className="grid gap-2 max-sm:divide-y max-sm:divide-line">
        {columns.map(({ key, heading, field }, index) => (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] items-center gap-2 max-sm:pt-2 max-sm:not-last:pb-4 cramped:grid-cols-1 sm:grid-cols-[1fr_1fr_auto]"
          >
            <PhoneLabel>Heading</PhoneLabel>
            <input
              aria-label={`Heading of column ${index + 1}`}
              value={heading}
              maxLength={100}
              onChange={({ currentTarget }) => change(index, { heading: currentTarget.value })}
              className={`${control} px-3 max-sm:col-span-2 cramped:col-span-1`}
            />
            <PhoneLabel>Content</PhoneLabel>
            <select
              aria-label={`Content of column ${index + 1}`}
              value={field}
              onChange={({ currentTarget }) => change(index, { field: currentTarget.value as ExportField })}
              className={`${control} px-2`}
            >
              {Object.entries(exportFieldNames).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            <span className="flex cramped:justify-between cramped:*:shrink">
              <IconButton
                icon="chevronDown"
                className="rotate-180"
                label={`Move column ${index + 1} up`}
                inactive={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="chevronDown"
                label={`Move column ${index + 1} down`}
                inactive={index === columns.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon="close"
                label={`Remove column ${index + 1}`}
                inactive={columns.length === 1}
                onClick={() => onChange(columns.filter((_, place) => place !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        tone="outline"
        size="small"
        className="justify-self-start"
        inactive={columns.length >= exportColumnLimit}
        onClick={() => onChange([...columns, ...editColumns([{ heading: 'SKU', field: 'sku' }])])}
      >
        Add column
      </Button>
    </div>
  );
}

/** Shown only on phones. Wide screens have one label above each column. */
const PhoneLabel = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="col-span-2 -mb-1 text-xs font-semibold text-ink-soft sm:hidden cramped:col-span-1"
  >
    {children}
  </span>
);
