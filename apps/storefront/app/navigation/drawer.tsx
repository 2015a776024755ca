import type { MouseEvent, ReactNode, ToggleEventHandler } from 'react';
import { Icon } from '@postprocure/ui/icon';
import { BrandLogo } from './brand-logo.tsx';

interface DrawerProps {
  id: string;
  onToggle?: ToggleEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A native popover: without JavaScript it still opens, and closes on Escape or a tap outside. */
export function Drawer({ id, onToggle, children }: DrawerProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Site menu"
      onToggle={onToggle}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(23rem,90vw)] overflow-y-auto bg-paper text-ink shadow-panel backdrop:bg-ink/60"
    >
      <div className="on-dark sticky top-0 z-10 flex items-center justify-between bg-aubergine py-3 pr-3 pl-5 text-on-dark">
        <BrandLogo />
        <button
          type="button"
          aria-label="Close menu"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="inline-grid size-11 place-items-center rounded-md"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      {/* Client-side navigation doesn't close the popover, so close it explicitly. */}
      <div className="px-5 pt-4 pb-10" onClick={hideAfterLink}>
        {children}
      </div>
    </div>
  );
}

export const DrawerButton = ({ drawerId, className }: { drawerId: string; className: string }) => (
  <button
    type="button"
    aria-label="Menu"
    popoverTarget={drawerId}
    className={`inline-grid size-11 place-items-center rounded-md ${className}`}
  >
    <Icon name="menu" className="size-6" />
  </button>
);

function hideAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
