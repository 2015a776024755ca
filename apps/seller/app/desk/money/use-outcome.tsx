import { useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';

interface Outcome {
  /** Reloads the page and reports what was done. The message gets the focus, because the clicked button may be gone. */
  report: (text: string) => void;
  message: ReactNode;
}

export function useOutcome(): Outcome {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  return {
    report: (done) => {
      setText(done);
      void revalidate().then(() => place.current?.focus());
    },
    message: (
      <div ref={place} tabIndex={-1} className="scroll-mt-40 outline-none not-empty:mb-6">
        {text !== undefined && <StatusMessage tone="success">{text}</StatusMessage>}
      </div>
    ),
  };
}
