import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';

export const RecoveryCodeList = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <div className="grid gap-5">
    <StatusMessage tone="success">
      Save these recovery codes where you can find them without your phone. Each one works once instead of a
      code from your app. We won't show them again.
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
        I have saved them
      </Button>
    </div>
  </div>
);
