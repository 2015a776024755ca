import { Button } from './button.tsx';
import { StatusMessage } from './status-message.tsx';

/** What went wrong while loading a part of a page, and the way to try again. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <StatusMessage tone="error">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{message}</p>
        {onRetry && (
          <Button tone="outline" size="small" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </StatusMessage>
  );
}
