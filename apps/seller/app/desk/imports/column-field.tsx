import {
  joinedImportColumns,
  maxJoinedColumns,
  type ImportColumn,
} from '@postprocure/contracts/catalogue-import/import-columns';
import { Button } from '@postprocure/ui/button';
import { SelectField } from '@postprocure/ui/field';
import { columnNames } from './import-words.ts';

interface ColumnFieldProps {
  column: ImportColumn;
  isRequired: boolean;
  headers: readonly string[];
  examples: readonly string[];
  /** Positions of the chosen file columns. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Lets the user choose the file columns for one product column. */
export function ColumnField({ column, isRequired, headers, examples, chosen, onChange }: ColumnFieldProps) {
  const name = columnNames[column];
  const isJoined = joinedImportColumns.has(column);
  const places = chosen.length === 0 ? [undefined] : chosen;
  const choose = (place: number, text: string) =>
    onChange(text === '' ? chosen.filter((_, at) => at !== place) : chosen.toSpliced(place, 1, Number(text)));
  const unused = headers.findIndex((_, position) => !chosen.includes(position));
  return (
    <div className="grid min-w-0 content-start gap-2 wrap-anywhere *:min-w-0">
      {places.map((position, place) => (
        <SelectField
          key={place}
          label={place === 0 ? name : `${isJoined ? 'and' : 'if empty'} (${name})`}
          hint={position === undefined ? undefined : describeExample(examples[position])}
          error={isRequired && position === undefined ? 'Choose a column.' : undefined}
          value={position ?? ''}
          onChange={({ target }) => choose(place, target.value)}
        >
          <option value="">{place === 0 ? 'Not in the file' : 'None'}</option>
          {headers.map((header, at) => (
            <option key={at} value={at} disabled={at !== position && chosen.includes(at)}>
              {header.trim() === '' ? `Column ${at + 1}` : header.slice(0, 80)}
            </option>
          ))}
        </SelectField>
      ))}
      {chosen.length > 0 && chosen.length < maxJoinedColumns && unused !== -1 && (
        <Button
          tone="outline"
          size="compact"
          className="justify-self-start"
          aria-label={`${isJoined ? 'Add a column' : 'Add a fallback'}: ${name}`}
          onClick={() => onChange([...chosen, unused])}
        >
          {isJoined ? 'Add a column' : 'Add a fallback'}
        </Button>
      )}
    </div>
  );
}

const describeExample = (example: string | undefined): string | undefined =>
  example === undefined || example === '' ? 'The first rows are empty.' : `For example: ${example}`;
