import type { ReactNode } from 'react';
import { buttonClasses } from '@postprocure/ui/button';

interface FileButtonProps {
  children: ReactNode;
  /** The file types that the dialog offers, in the format of the `accept` attribute. */
  accept: string;
  isPending: boolean;
  look?: Parameters<typeof buttonClasses>[0];
  className?: string;
  onChoose: (file: File) => void;
}

/** Opens the file dialog. The same file can be chosen twice in a row. */
export const FileButton = ({
  children,
  accept,
  isPending,
  look = {},
  className = '',
  onChoose,
}: FileButtonProps) => (
  <label
    className={buttonClasses(
      look,
      `cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock ${className}`,
    )}
  >
    {children}
    <input
      type="file"
      accept={accept}
      disabled={isPending}
      className="sr-only"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = '';
        if (file) onChoose(file);
      }}
    />
  </label>
);
