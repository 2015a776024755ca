import { useState } from 'react';
import { findFileProblem, uploadAccept, uploadMaxFiles } from '@postprocure/contracts/tickets/upload-limits';
import { TextField } from '@postprocure/ui/field';
import { fieldId } from './field-id.ts';

interface FilesControlProps {
  name: string;
  label: string;
  error: string | undefined;
  /** The user must choose the files again, because pages can't refill file inputs. */
  filesLost: boolean;
}

/** Validates the chosen files before they are uploaded. */
export function FilesControl({ name, label, error, filesLost }: FilesControlProps) {
  const [chosen, setChosen] = useState<File[]>([]);
  const problem = findFileProblem(chosen) ?? error;
  return (
    <div className="rounded-md border border-dashed border-line-strong bg-paper p-4">
      <TextField
        id={fieldId(name)}
        name={name}
        type="file"
        multiple
        accept={uploadAccept}
        label={label}
        hint={`Images or PDF, at most ${uploadMaxFiles} files, max 5MB each.`}
        error={problem ?? (filesLost ? 'Please choose your files again.' : undefined)}
        onChange={({ target }) => setChosen([...(target.files ?? [])])}
        className="cursor-pointer py-2.5 text-sm file:mr-4 file:rounded-sm file:border-0 file:bg-peacock-soft file:px-3 file:py-1 file:font-semibold file:text-peacock-deep"
      />
      {chosen.length > 0 && (
        <ul aria-label="Selected files" className="mt-3 grid grid-cols-1 gap-1 text-sm text-ink-soft">
          {chosen.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="shrink-0">{describeSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const describeSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
