import { Button } from './button.tsx';
import { StatusMessage } from './status-message.tsx';

/** Error message with a retry button for a part of a page that failed to load. */
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
