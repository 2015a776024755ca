import { buildPath } from '@postprocure/api-client/api-client';
import { documentKindNames, type DocumentSummary } from '@postprocure/contracts/documents/document';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { LinkButton } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { formatDate } from '@postprocure/contracts/indian-date';

export const DocumentList = ({ documents }: { documents: readonly DocumentSummary[] }) => (
  <Card>
    <ul aria-label="Tax documents" className="divide-y divide-line">
      {documents.map((document) => (
        <DocumentEntry key={document.id} document={document} />
      ))}
    </ul>
  </Card>
);

function DocumentEntry({ document }: { document: DocumentSummary }) {
  const { id, kind, number, issuedAt, tax, total, isDemo, hasEInvoice, creditsNumber } = document;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 py-4 text-sm sm:px-5 md:grid-cols-[minmax(0,1fr)_9rem_13rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {number}
          {isDemo && <Badge tone="accent">Demo</Badge>}
        </p>
        <p className="text-xs text-ink-soft">
          {documentKindNames[kind]} · {formatDate(issuedAt)}
          {creditsNumber !== null && ` · Credits ${creditsNumber}`}
        </p>
      </div>
      <p className="text-right tabular-nums">
        <span className="font-semibold">{formatRupees(total)}</span>
        {tax > 0 && <span className="block text-xs text-ink-soft">GST {formatRupees(tax)}</span>}
      </p>
      <div className="flex flex-wrap gap-2 max-md:col-span-2 md:justify-end">
        <LinkButton
          tone="outline"
          size="small"
          download
          aria-label={`PDF of ${number}`}
          href={buildPath('GET /api/seller/documents/:id/pdf', { params: { id } })}
        >
          <Icon name="download" className="size-4" />
          PDF
        </LinkButton>
        {hasEInvoice && (
          <LinkButton
            tone="outline"
            size="small"
            download
            aria-label={`E-invoice JSON for ${number}`}
            href={buildPath('GET /api/seller/documents/:id/e-invoice', { params: { id } })}
          >
            E-invoice
          </LinkButton>
        )}
      </div>
    </li>
  );
}
