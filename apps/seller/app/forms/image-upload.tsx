import { useState } from 'react';
import { ownImageMaxBytes } from '@postprocure/contracts/limits';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { FileButton } from './file-button.tsx';
import { useMutation } from './use-mutation.ts';

interface ImageUploadProps {
  /** What the image is, for example `photo`. */
  name: string;
  url: string | null;
  alt: string;
  isRound?: boolean;
  /** null removes the image. */
  save: (file: Blob | null) => Promise<unknown>;
  onChange: () => void;
}

/** Uploads, replaces or removes one image. The server resizes it. */
export function ImageUpload({ name, url, alt, isRound = false, save, onChange }: ImageUploadProps) {
  const { mutate, isPending, error } = useMutation(onChange);
  // The size is checked here first, to spare people on slow connections an upload that the server would reject.
  const [isTooLarge, setIsTooLarge] = useState(false);
  const send = (file: File | null) => {
    const refused = file !== null && file.size > ownImageMaxBytes;
    setIsTooLarge(refused);
    if (!refused) void mutate(() => save(file));
  };
  const message = isTooLarge ? `This ${name} is larger than 5 MB. Choose a smaller one.` : error;
  return (
    <div className="grid gap-3">
      {message && <StatusMessage tone="error">{message}</StatusMessage>}
      <div className="flex flex-wrap items-center gap-4">
        {url ? (
          <img
            src={url}
            alt={alt}
            width={80}
            height={80}
            className={`size-20 border border-line bg-white ${isRound ? 'rounded-full object-cover' : 'rounded-md object-contain'}`}
          />
        ) : (
          <span
            aria-hidden="true"
            className={`grid size-20 place-items-center bg-paper-deep text-sm text-ink-soft ${isRound ? 'rounded-full' : 'rounded-md'}`}
          >
            No {name}
          </span>
        )}
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-3">
            <FileButton
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
              isPending={isPending}
              look={{ tone: 'outline', size: 'small' }}
              onChoose={send}
            >
              {isPending ? 'Saving...' : url ? `Change ${name}` : `Choose a ${name}`}
            </FileButton>
            {url && (
              <Button tone="outline" size="small" inactive={isPending} onClick={() => send(null)}>
                Remove {name}
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-soft">JPEG, PNG, WebP, GIF or AVIF up to 5 MB.</p>
        </div>
      </div>
    </div>
  );
}
