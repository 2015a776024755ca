import { useState } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { buttonClasses, Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { settle } from '../data/loaded.ts';
import { findShareImage, writeShareText, type SharedImage, type SharedProduct } from './share-text.ts';

interface ShareLinksProps {
  shared: SharedProduct;
  imageUrl: string | undefined;
  /** The canonical URL of the product. */
  url: string;
}

/**
 * The WhatsApp link shares only what the merchant's customers should see. If the browser cannot share images, WhatsApp
 * opens with the text alone, and a separate link downloads the image.
 */
export function ShareLinks({ shared, imageUrl, url }: ShareLinksProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const [failure, setFailure] = useState<string>();
  const text = writeShareText(shared);
  const image = findShareImage(shared.chosen.sku, imageUrl);
  // Some browsers refuse to share if loading the image takes too long after the click.
  const prepare = () => {
    if (image && canShareImages())
      void settle(import('./share-image.ts').then(({ loadImage }) => loadImage(image)));
  };
  const share = async (shownImage: SharedImage) => {
    setFailure(undefined);
    const answer = await settle(
      import('./share-image.ts').then(({ shareImage }) => shareImage(shownImage, text)),
    );
    setFailure('value' in answer ? answer.value : answer.failure);
  };
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
            if (!image || !canShareImages()) return;
            event.preventDefault();
            void share(image);
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
          ? 'The WhatsApp message contains the description, without a price.'
          : `The WhatsApp message contains the description and your price of ${formatRupees(paiseToRupees(shared.pricePaise))}, but not our link or your cost.`}
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

const canShareImages = (): boolean =>
  // Missing in some browsers and on plain HTTP origins.
  typeof (navigator as Partial<Navigator>).canShare === 'function' &&
  navigator.canShare({ files: [new File(['x'], 'image.jpg', { type: 'image/jpeg' })] });
