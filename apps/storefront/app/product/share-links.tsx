import { useState } from 'react';
import { buttonClasses, Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';

/** `url` is the canonical URL of the product. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // The clipboard is not available on plain HTTP origins, and the user may deny access.
      setOutcome('refused');
    }
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-1 text-sm font-semibold">Share</span>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ tone: 'outline', size: 'small' }, 'min-h-11')}
        >
          <Icon name="chat" />
          WhatsApp
        </a>
        <Button tone="outline" size="small" className="min-h-11 noscript:hidden" onClick={() => void copy()}>
          <Icon name="link" />
          Copy link
        </Button>
        <span role="status" className="text-sm font-semibold text-leaf">
          {outcome === 'copied' && 'Link copied'}
        </span>
      </div>
      {outcome === 'refused' && (
        <label className="mt-2 block text-sm text-ink-soft">
          Copy this link
          <input
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="mt-1 block min-h-11 w-full rounded-md border border-line-strong bg-white px-3 text-ink"
          />
        </label>
      )}
    </div>
  );
}
