import { Link, useSearchParams } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import type { PlanComparison, PlanKey } from '@postprocure/contracts/plans/plan';
import { LinkButton } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { readFileQuery } from './document-query.ts';

interface DocumentFilesProps {
  comparison: PlanComparison;
  planKey: PlanKey;
}

const taxFormats = [
  ['gstr-csv', 'GSTR-1 (CSV)'],
  ['tally-xml', 'Tally (XML)'],
] as const;

/** Links to download all documents that match the filter. Not every plan includes the formats for accountants. */
export function DocumentFiles({ comparison, planKey }: DocumentFilesProps) {
  const [address] = useSearchParams();
  const values = comparison.rows.find(({ key }) => key === 'billing.auto')?.values;
  const includes = (key: PlanKey): boolean => {
    const value = values?.[key];
    return value?.kind === 'feature' && value.access === 'full';
  };
  return (
    <div role="group" aria-label="Download" className="mb-4 flex flex-wrap items-center gap-2">
      <FileLink href={buildPath('GET /api/seller/documents/archive', { query: readFileQuery(address) })}>
        All PDFs (ZIP)
      </FileLink>
      {includes(planKey) ? (
        taxFormats.map(([format, name]) => (
          <FileLink key={format} href={taxExportLink(address, format)}>
            {name}
          </FileLink>
        ))
      ) : (
        <p className="text-sm text-ink-soft">
          GSTR-1 and Tally exports are part of{' '}
          <Link to="/seller/settings/plan" className="font-semibold text-peacock hover:underline">
            {comparison.plans
              .filter(({ key }) => includes(key))
              .map(({ name }) => name)
              .join(' or ')}
          </Link>
          .
        </p>
      )}
    </div>
  );
}

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <LinkButton tone="outline" size="small" href={href} download>
    <Icon name="download" className="size-4" />
    {children}
  </LinkButton>
);

function taxExportLink(address: URLSearchParams, format: string): string {
  const query = readFileQuery(address);
  query.set('format', format);
  return buildPath('GET /api/seller/documents/tax-export', { query });
}
