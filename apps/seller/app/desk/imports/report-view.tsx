import type { ReactNode } from 'react';
import { buildPath } from '@postprocure/api-client/api-client';
import type { ImportReport } from '@postprocure/contracts/catalogue-import/import-file';
import { formatCount } from '@postprocure/money/format-count';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { LinkButton } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import { countThings, findingNames, findingTones } from './import-words.ts';

interface ReportViewProps {
  report: ImportReport;
  /** The run whose report can be downloaded. */
  runId: string | null;
  isUndone?: boolean;
}

/** Shows the totals of a dry run or an import, and the rows with remarks. */
export const ReportView = ({ report, runId, isUndone = false }: ReportViewProps) => (
  <div className="grid gap-6 *:min-w-0">
    <ReportNumbers report={report} />
    <CategoryNotice report={report} isUndone={isUndone} />
    {report.reasons.length > 0 && (
      <section className="grid gap-3 *:min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">Refused rows and warnings</h2>
          {runId !== null && (
            <LinkButton
              tone="outline"
              size="small"
              download
              href={buildPath('GET /api/desk/import-runs/:id/report', { params: { id: runId } })}
            >
              <Icon name="download" className="size-4" />
              All rows (CSV)
            </LinkButton>
          )}
        </div>
        <Reasons reasons={report.reasons} />
        <Findings report={report} />
      </section>
    )}
  </div>
);

function ReportNumbers({ report }: { report: ImportReport }) {
  const { rows, refused, warnings, replaced, newRows, knownRows, repriced, ended, written } = report;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <ReportNumber name="Rows" value={rows}>
        {replaced > 0 && `${formatCount(replaced)} replaced by a later row`}
      </ReportNumber>
      <ReportNumber name="New" value={written?.created ?? newRows} />
      {written ? (
        <ReportNumber name="Changed" value={written.updated}>
          {formatCount(written.unchanged)} unchanged
        </ReportNumber>
      ) : (
        <ReportNumber name="In the catalogue" value={knownRows}>
          {formatCount(repriced)} with a new price
        </ReportNumber>
      )}
      <ReportNumber name="Ended" value={ended} />
      <ReportNumber name="Refused" value={refused} isBad={refused > 0} />
      <ReportNumber name="Warnings" value={warnings} />
    </dl>
  );
}

interface ReportNumberProps {
  name: string;
  value: number;
  isBad?: boolean;
  children?: ReactNode;
}

const ReportNumber = ({ name, value, isBad = false, children }: ReportNumberProps) => (
  <div className="rounded-md border border-line bg-white p-4">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>
      <span className={`text-2xl font-semibold tabular-nums ${isBad ? 'text-kumkum' : ''}`}>
        {formatCount(value)}
      </span>
      {children && <span className="block text-xs text-ink-soft">{children}</span>}
    </dd>
  </div>
);

function CategoryNotice({
  report: { categories, written },
  isUndone,
}: {
  report: ImportReport;
  isUndone: boolean;
}) {
  if (!categories) return null;
  const { newTops, singles, crowdsMenu, folded, target } = categories;
  if (folded) {
    return (
      <p className="text-sm">
        {formatCount(folded.count)} new {folded.count === 1 ? 'category' : 'categories'} with fewer than{' '}
        {folded.minProducts} products: {formatCount(folded.count - folded.intoParent)} merged into {target},{' '}
        {formatCount(folded.intoParent)} merged into their parent category.
      </p>
    );
  }
  if (newTops === 0) return null;
  const added = newTops === 1 ? '1 top-level category' : `${formatCount(newTops)} top-level categories`;
  const text = `${written ? 'The file added' : 'The file adds'} ${added} to the menu, ${formatCount(singles)} of them with one product.`;
  if (!crowdsMenu || isUndone) return <p className="text-sm">{text}</p>;
  return (
    <StatusMessage tone="error">
      {text}{' '}
      {written
        ? 'If the wrong column was chosen for the category, undo the import.'
        : `Check which column is the category, or merge new categories with few products into ${target}.`}
    </StatusMessage>
  );
}

const Reasons = ({ reasons }: { reasons: ImportReport['reasons'] }) => (
  <Card>
    <ul aria-label="Reasons" className="divide-y divide-line text-sm">
      {reasons.map(({ kind, reason, count }) => (
        <li
          key={`${kind} ${reason}`}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-5 py-3 sm:grid-cols-[6rem_6rem_minmax(0,1fr)]"
        >
          <span className="tabular-nums">{countThings(count, 'row')}</span>
          <span>
            <Badge tone={findingTones[kind]}>{findingNames[kind]}</Badge>
          </span>
          <span className="max-sm:col-span-2">{reason}</span>
        </li>
      ))}
    </ul>
  </Card>
);

function Findings({ report: { findings, refused, warnings, replaced } }: { report: ImportReport }) {
  const total = refused + warnings + replaced;
  return (
    <details className="min-w-0">
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-peacock">
        {total > findings.length
          ? `Show the first ${findings.length} of ${formatCount(total)} remarks`
          : `Show ${countThings(total, 'remark')} by row`}
      </summary>
      <Card>
        <ol aria-label="Remarks by row" className="divide-y divide-line text-sm">
          {findings.map(({ line, kind, sku, reason, value }, index) => (
            <li
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-5 py-3 sm:grid-cols-[12rem_6rem_minmax(0,1fr)]"
            >
              <span className="wrap-anywhere">
                Line {formatCount(line)}
                <span className="block text-xs text-ink-soft">{sku}</span>
              </span>
              <span>
                <Badge tone={findingTones[kind]}>{findingNames[kind]}</Badge>
              </span>
              <span className="wrap-anywhere max-sm:col-span-2">
                {reason}
                {value && <span className="block text-xs text-ink-soft">Value: {value}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </details>
  );
}
