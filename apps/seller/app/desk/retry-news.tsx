import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';

interface Retry {
  /** Shows the message that `work` returns. Reloads the list in any case. */
  mutate: (work: () => Promise<string>) => void;
  isPending: boolean;
  error: string | undefined;
  news: string | undefined;
}

export function useRetry(): Retry {
  const { revalidate } = useRevalidator();
  const { mutate, isPending, error } = useMutation();
  const [news, setNews] = useState<string>();
  return {
    mutate: (work) => {
      setNews(undefined);
      void mutate(async () => setNews(await work())).then(() => revalidate());
    },
    isPending,
    error,
    news,
  };
}

/** Takes the focus, because the button that was clicked disappears from the list. */
export function RetryNews({ error, news }: Pick<Retry, 'error' | 'news'>) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) message.current?.focus();
  }, [news]);
  return (
    <div ref={message} tabIndex={-1} className="outline-none not-empty:mb-6">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {news !== undefined && <StatusMessage tone="success">{news}</StatusMessage>}
    </div>
  );
}
