import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImportColumn } from '@postprocure/contracts/catalogue-import/import-columns';
import type {
  DeskImportSettings,
  ImportFileDetail,
  ImportPreview,
} from '@postprocure/contracts/catalogue-import/import-file';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../../api.ts';
import { describeError, useMutation } from '../../forms/use-mutation.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { ColumnField } from './column-field.tsx';
import { columnGroups, columnNames } from './import-words.ts';
import { PreviewTable } from './preview-table.tsx';

interface MappingFormProps {
  file: ImportFileDetail;
  onChange: () => void;
}

const listFormat = new Intl.ListFormat('en-IN');

const foldChoices = [2, 3, 5, 10, 20, 50];

export function MappingForm({ file, onChange }: MappingFormProps) {
  const [settings, setSettings] = useState(file.settings);
  const { mutate, isPending, error } = useMutation(onChange);
  const { preview, failure } = usePreview(file.id, settings);
  const change = (part: Partial<DeskImportSettings>) => setSettings((before) => ({ ...before, ...part }));
  const chooseColumns = (column: ImportColumn, chosen: number[]) => {
    const all = { ...settings.columns, [column]: chosen };
    change({
      columns: Object.fromEntries(Object.entries(all).filter(([, positions]) => positions.length > 0)),
    });
  };
  const missing = preview?.missing ?? [];
  return (
    <form
      className="grid gap-6 *:min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        void mutate(() =>
          api('POST /api/desk/import-files/:id/check', { params: { id: file.id }, body: settings }),
        );
      }}
    >
      {file.headerLine !== null && (
        <StatusMessage tone="error">
          Line {file.headerLine} looks like the header. Delete the lines above it and upload the file again.
        </StatusMessage>
      )}
      <SettingsCard
        title="Columns"
        hint="We have suggested columns based on their names. Check the price columns carefully: a wrong column imports wrong prices."
      >
        <div className="grid gap-8 *:min-w-0">
          {file.sheets.length > 1 && <SheetField file={file} onChange={onChange} />}
          {columnGroups.map(([title, columns]) => (
            <fieldset key={title} className="min-w-0">
              <legend className="mb-3 text-base font-semibold">{title}</legend>
              <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
                {columns.map((column) => (
                  <ColumnField
                    key={column}
                    column={column}
                    isRequired={missing.includes(column)}
                    headers={file.headers}
                    examples={file.examples}
                    chosen={settings.columns[column] ?? []}
                    onChange={(chosen) => chooseColumns(column, chosen)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </SettingsCard>
      <SettingsCard title="Options">
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextField
            label="Default category"
            hint="For rows without a category. Write a subcategory as Home >> Decor."
            maxLength={500}
            value={settings.defaultCategory ?? ''}
            onChange={({ target }) => change({ defaultCategory: target.value === '' ? null : target.value })}
          />
          <TextField
            label="Default stock"
            hint="For new products with no stock figure in the file."
            inputMode="numeric"
            maxLength={7}
            value={settings.defaultQuantity}
            onChange={({ target }) =>
              change({ defaultQuantity: Math.min(1_000_000, Number(target.value.replaceAll(/\D/g, ''))) })
            }
          />
          <SelectField
            label="New categories with few products"
            hint={`Their products go to the parent category, or to ${settings.defaultCategory ?? 'Other'}.`}
            value={settings.foldBelow}
            onChange={({ target }) => change({ foldBelow: Number(target.value) })}
          >
            <option value={0}>Keep all of them</option>
            {foldChoices.map((count) => (
              <option key={count} value={count}>
                Merge those with fewer than {count} products
              </option>
            ))}
          </SelectField>
          <CheckboxField
            label="The file has no SKUs: generate them from the columns chosen for SKU"
            hint="Choose columns that identify a product and never change, such as its URL."
            checked={settings.hashSku}
            onChange={({ target }) => change({ hashSku: target.checked })}
          />
        </div>
      </SettingsCard>
      <section className="grid gap-3 *:min-w-0">
        <h2 className="text-lg">Preview</h2>
        {failure !== undefined && <StatusMessage tone="error">{failure}</StatusMessage>}
        {missing.length > 0 ? (
          <StatusMessage>
            Choose {listFormat.format(missing.map((column) => columnNames[column]))} above to see the first
            rows as products.
          </StatusMessage>
        ) : (
          preview && <PreviewTable preview={preview} />
        )}
      </section>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          inactive={isPending || missing.length > 0 || failure !== undefined || preview === undefined}
        >
          {isPending ? 'Starting...' : 'Start dry run'}
        </Button>
        <p className="text-sm text-ink-soft">Checks every row and changes nothing.</p>
      </div>
    </form>
  );
}

function SheetField({ file, onChange }: MappingFormProps) {
  const { mutate, isPending, error } = useMutation(onChange);
  return (
    <div className="max-w-sm">
      <SelectField
        label="Sheet"
        error={error}
        disabled={isPending}
        value={file.settings.sheet ?? ''}
        onChange={({ target }) =>
          void mutate(() =>
            api('PUT /api/desk/import-files/:id/sheet', {
              params: { id: file.id },
              body: { sheet: target.value },
            }),
          )
        }
      >
        {file.sheets.map((sheet) => (
          <option key={sheet}>{sheet}</option>
        ))}
      </SelectField>
    </div>
  );
}

const previewDebounceMs = 250;

/** Loads a preview of the import a moment after the settings were last changed. */
function usePreview(id: string, settings: DeskImportSettings) {
  const [preview, setPreview] = useState<ImportPreview>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef(settings);
  const load = useEffectEvent(async (wanted: DeskImportSettings) => {
    try {
      const loaded = await api('POST /api/desk/import-files/:id/preview', { params: { id }, body: wanted });
      if (latest.current !== wanted) return;
      setPreview(loaded);
      setFailure(undefined);
    } catch (error) {
      if (latest.current === wanted) setFailure(describeError(error));
    }
  });
  useEffect(() => {
    latest.current = settings;
    const timer = setTimeout(() => void load(settings), previewDebounceMs);
    return () => clearTimeout(timer);
  }, [settings]);
  return { preview, failure };
}
