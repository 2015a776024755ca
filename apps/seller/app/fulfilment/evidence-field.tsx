import { evidenceAccept, evidenceMaxFiles } from '@postprocure/contracts/fulfilment/claim-rules';
import { Button } from '@postprocure/ui/button';
import { controlAttributes, FieldNote, labelClasses } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';

export interface Evidence {
  id: string;
  name: string;
}

interface EvidenceFieldProps {
  orderId: string;
  isRequired: boolean;
  files: Evidence[];
  error?: string | undefined;
  onChange: (files: Evidence[]) => void;
}

const hint = `Up to ${evidenceMaxFiles} files. Photos up to 5 MB, videos (MP4, WebM, MOV) up to 25 MB.`;

/** Uploads photos and videos as soon as they are chosen. */
export function EvidenceField({ orderId, isRequired, files, error, onChange }: EvidenceFieldProps) {
  const { mutate, isPending, error: uploadError } = useMutation();
  const add = async (chosen: readonly File[]) => {
    const added: Evidence[] = [];
    await mutate(async () => {
      for (const file of chosen) {
        const { id, name } = await api('POST /api/seller/orders/:id/evidence', {
          params: { id: orderId },
          query: { name: file.name.slice(0, 255) },
          body: file,
        });
        added.push({ id, name });
      }
    });
    onChange([...files, ...added]);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor="evidence" className={labelClasses}>
        Photos or a short video{isRequired ? '' : ' (optional)'}
      </label>
      <input
        {...controlAttributes('evidence', { hint, error })}
        type="file"
        multiple
        accept={evidenceAccept}
        disabled={isPending || files.length >= evidenceMaxFiles}
        className="block min-h-12 w-full text-sm file:mr-3 file:min-h-10 file:rounded-md file:border file:border-line-strong file:bg-white file:px-4 file:font-semibold"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])].slice(0, evidenceMaxFiles - files.length);
          target.value = '';
          void add(chosen);
        }}
      />
      <FieldNote id="evidence" hint={hint} error={error} />
      <div role="status" className="text-sm">
        {isPending && 'Uploading...'}
      </div>
      {uploadError && <StatusMessage tone="error">{uploadError}</StatusMessage>}
      {files.length > 0 && (
        <ul aria-label="Uploaded files" className="grid gap-1 text-sm">
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3">
              <span className="min-w-0 truncate">{name}</span>
              <Button
                tone="outline"
                size="compact"
                onClick={() => onChange(files.filter((file) => file.id !== id))}
              >
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
