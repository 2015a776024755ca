import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';

/** Shown this once. */
export const RecoveryCodeList = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <div className="grid gap-5">
    <StatusMessage tone="success">
      Keep these recovery codes where you can find them without your phone. Each works once, in place of a
      code from the app. They are not shown again.
    </StatusMessage>
    <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button
        tone="outline"
        size="small"
        autoFocus
        onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
      >
        Copy
      </Button>
      <Button size="small" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  </div>
);
