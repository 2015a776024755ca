import { createContext, use, useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '@postprocure/ui/button';

type Report = (id: string, isDirty: boolean) => void;

const UnsavedChangesContext = createContext<Report | null>(null);

/**
 * Asks the user to confirm before leaving the page while the form has unsaved changes. Works only below
 * `UnsavedChangesGuard`.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const report = use(UnsavedChangesContext);
  const id = useId();
  useEffect(() => {
    report?.(id, isDirty);
    return () => report?.(id, false);
  }, [report, id, isDirty]);
}

/** The router allows one blocker at a time, so all forms of a page share this one. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  // A ref, because it does not affect rendering: nothing reads it until the user leaves the page.
  const dirty = useRef(new Set<string>());
  const report = useCallback<Report>((id, isDirty) => {
    if (isDirty) dirty.current.add(id);
    else dirty.current.delete(id);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <UnsavedChangesContext value={report}>
      {children}
      {blocker.state === 'blocked' && (
        <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
      )}
    </UnsavedChangesContext>
  );
}

function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const titleId = useId();
  return (
    <dialog
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-md bg-white p-6 text-ink shadow-panel backdrop:bg-ink/60"
    >
      <h2 id={titleId} className="text-lg">
        Leave without saving?
      </h2>
      <p className="mt-2 text-sm">Your changes on this page have not been saved.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="small" className="min-h-11" autoFocus onClick={onStay}>
          Stay on this page
        </Button>
        <Button tone="outline" size="small" className="min-h-11" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </dialog>
  );
}
