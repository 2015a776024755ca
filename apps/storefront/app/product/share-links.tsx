import { useState } from 'react';
import { buttonClasses, Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { findShareImage, writeShareText, type SharedProduct } from './share-text.ts';
import { useImageShare } from './use-image-share.ts';

interface ShareLinksProps {
  shared: SharedProduct;
  imageUrl: string | undefined;
  /** The canonical URL of the product. */
  url: string;
}

/**
 * WhatsApp sends what the merchant's customers should see. Where the browser cannot share images, it opens with the
 * text, and the image can be downloaded.
 */
export function ShareLinks({ shared, imageUrl, url }: ShareLinksProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const text = writeShareText(shared);
  const image = findShareImage(shared.product.title, imageUrl);
  const { prepare, share, failure } = useImageShare(image);
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
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ tone: 'outline', size: 'small' }, 'min-h-11')}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={(event) => {
            if (share(text)) event.preventDefault();
          }}
        >
          <Icon name="chat" />
          WhatsApp
        </a>
        {image && (
          <a
            href={image.url}
            download={image.fileName}
            className={buttonClasses({ tone: 'outline', size: 'small' }, 'min-h-11')}
          >
            <Icon name="download" />
            Image
          </a>
        )}
        <Button tone="outline" size="small" className="min-h-11 noscript:hidden" onClick={() => void copy()}>
          <Icon name="link" />
          Copy link
        </Button>
        <span role="status" className="text-sm font-semibold text-leaf">
          {outcome === 'copied' && 'Link copied'}
          {failure !== undefined && <span className="text-kumkum">{failure}</span>}
        </span>
      </div>
      <p className="mt-2 text-xs text-ink-soft">
        {shared.pricePaise === null
          ? 'WhatsApp sends the description without a price.'
          : `WhatsApp sends the description with your price of ${formatRupees(paiseToRupees(shared.pricePaise))}, without our link or your cost.`}
      </p>
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
