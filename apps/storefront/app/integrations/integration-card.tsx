import { Badge } from '@postprocure/ui/badge';
import { buttonClasses } from '@postprocure/ui/button';
import type { Integration, IntegrationStatus } from '../content/integrations.ts';
import { Link } from '../page-link.tsx';
import { sellerPageUrl } from '../session/seller-urls.ts';
import { useSite } from '../site.ts';

const chips = {
  file: { tone: 'accent', label: 'File export' },
  planned: { tone: 'neutral', label: 'Planned' },
} as const satisfies Record<IntegrationStatus, { tone: string; label: string }>;

export function IntegrationCard({ integration }: { integration: Integration }) {
  const { name, mark, description, status } = integration;
  const { tone, label } = chips[status];
  return (
    <li className="flex flex-col rounded-lg border border-line bg-white p-5 shadow-card sm:p-6">
      <div className="flex items-center gap-4">
        <NameTile mark={mark} />
        <div>
          <h3 className="text-lg">{name}</h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <p className="mt-4 text-ink-soft">{description}</p>
      <div className="mt-auto pt-5">
        <ConnectNow name={name} status={status} />
      </div>
    </li>
  );
}

/** A tile with two letters, for companies whose logo we may not use. */
const NameTile = ({ mark }: { mark: string }) => (
  <span
    aria-hidden="true"
    className="grid size-14 shrink-0 place-items-center rounded-md bg-aubergine text-lg font-semibold text-marigold"
  >
    {mark}
  </span>
);

/** Links to the page where the connection is made, or says that it is not available yet. */
function ConnectNow({ name, status }: Pick<Integration, 'name' | 'status'>) {
  const site = useSite();
  if (status === 'planned') {
    return (
      <details>
        <summary className={buttonClasses({ tone: 'outline', size: 'small' }, 'min-h-11 list-none')}>
          Connect Now<span className="sr-only">: {name}</span>
        </summary>
        <p className="mt-3 rounded-md bg-paper-deep px-4 py-3 text-sm">
          {name} is planned and cannot be connected yet.{' '}
          <Link to="/support/contact" className="font-semibold text-peacock underline">
            Ask us to notify you
          </Link>{' '}
          when it's available. Write “{name}” in the comments.
        </p>
      </details>
    );
  }
  return (
    <a
      href={sellerPageUrl(site, 'seller/productSubscription')}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ tone: 'soft', size: 'small' }, 'min-h-11')}
    >
      Connect Now
      <span className="sr-only">: {name}, opens the seller application in a new window</span>
    </a>
  );
}
