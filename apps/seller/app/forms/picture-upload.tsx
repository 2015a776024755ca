import { useId, useState } from 'react';
import { ownPictureMaxBytes } from '@postprocure/contracts/limits';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from './use-act.ts';

interface PictureUploadProps {
  /** What it is, as `photo`. */
  name: string;
  url: string | null;
  alt: string;
  isRound?: boolean;
  /** Null takes it away. */
  save: (file: Blob | null) => Promise<unknown>;
  onChange: () => void;
}

/** A picture of the person's own: the server draws it anew and smaller. */
export function PictureUpload({ name, url, alt, isRound = false, save, onChange }: PictureUploadProps) {
  const id = useId();
  const { act, acting, failure } = useAct(onChange);
  // Told before a slow line has carried the file to a server that refuses it.
  const [isTooLarge, setIsTooLarge] = useState(false);
  const send = (file: File | null) => {
    const refused = file !== null && file.size > ownPictureMaxBytes;
    setIsTooLarge(refused);
    if (!refused) void act(() => save(file));
  };
  const message = isTooLarge ? `This ${name} is larger than 5 MB. Please choose a smaller one.` : failure;
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
            <label
              htmlFor={id}
              className={buttonClasses(
                { tone: 'outline', size: 'small' },
                'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
              )}
            >
              {acting ? 'Saving...' : url ? `Change the ${name}` : `Choose a ${name}`}
              <input
                id={id}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
                disabled={acting}
                className="sr-only"
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0];
                  currentTarget.value = '';
                  if (file) send(file);
                }}
              />
            </label>
            {url && (
              <Button tone="outline" size="small" inactive={acting} onClick={() => send(null)}>
                Remove the {name}
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-soft">JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.</p>
        </div>
      </div>
    </div>
  );
}
