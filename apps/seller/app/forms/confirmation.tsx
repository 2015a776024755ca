import type { ReactNode } from 'react';
import { Button } from '@postprocure/ui/button';

interface ConfirmationProps {
  /** What is asked, with what follows from it. */
  children: ReactNode;
  yes: string;
  acting: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * The question before something that is not easily undone. The focus is on no, so that a key pressed twice does no
 * harm; Escape means no as well. Who opened it takes the focus back.
 */
export const Confirmation = ({ children, yes, acting, onYes, onNo }: ConfirmationProps) => (
  <div
    role="group"
    aria-label={yes}
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line-strong bg-white p-4 text-sm"
    onKeyDown={({ key }) => {
      if (key === 'Escape') onNo();
    }}
  >
    <p role="alert" className="max-w-xl">
      {children}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button tone="danger" size="small" className="min-h-11" inactive={acting} onClick={onYes}>
        {yes}
      </Button>
      <Button tone="outline" size="small" className="min-h-11" autoFocus onClick={onNo}>
        No
      </Button>
    </div>
  </div>
);
