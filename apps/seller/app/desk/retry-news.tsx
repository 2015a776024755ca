import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';

interface Retry {
  /** Does it, loads the list anew whatever became of it, and keeps what it says. */
  act: (work: () => Promise<string>) => void;
  acting: boolean;
  failure: string | undefined;
  news: string | undefined;
}

export function useRetry(): Retry {
  const { revalidate } = useRevalidator();
  const { act, acting, failure } = useAct();
  const [news, setNews] = useState<string>();
  return {
    act: (work) => {
      setNews(undefined);
      void act(async () => setNews(await work())).then(() => revalidate());
    },
    acting,
    failure,
    news,
  };
}

/** Takes the focus from the button that leaves the list together with what was retried. */
export function RetryNews({ failure, news }: Pick<Retry, 'failure' | 'news'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) place.current?.focus();
  }, [news]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none not-empty:mb-6">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {news !== undefined && <StatusMessage tone="success">{news}</StatusMessage>}
    </div>
  );
}
