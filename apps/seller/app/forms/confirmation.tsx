import type { ReactNode } from 'react';
import { Button } from '@postprocure/ui/button';

interface ConfirmationProps {
  /** The question, including the consequences of confirming. */
  children: ReactNode;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that is hard to undo. "No" has the focus, so that pressing Enter twice by accident changes
 * nothing; Escape means "No" too. The caller restores the focus afterwards.
 */
export const Confirmation = ({
  children,
  confirmLabel,
  isPending,
  onConfirm,
  onCancel,
}: ConfirmationProps) => (
  <div
    role="group"
    aria-label={confirmLabel}
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line-strong bg-white p-4 text-sm"
    onKeyDown={({ key }) => {
      if (key === 'Escape') onCancel();
    }}
  >
    <p role="alert" className="max-w-xl">
      {children}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button tone="danger" size="small" className="min-h-11" inactive={isPending} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button tone="outline" size="small" className="min-h-11" autoFocus onClick={onCancel}>
        No
      </Button>
    </div>
  </div>
);
