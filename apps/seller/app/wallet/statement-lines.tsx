import { Link } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import { statementKindNames } from '@postprocure/contracts/wallet/journal-kind';
import type { StatementLine } from '@postprocure/contracts/wallet/wallet';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { classes } from '@postprocure/ui/classes';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { ReferenceText } from '../reference-text.tsx';

/** A table on wide screens, a list on phones. */
export const StatementLines = ({ lines }: { lines: readonly StatementLine[] }) => (
  <>
    <Card className="md:hidden">
      <ol aria-label="Statement" className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-sm">
            <p className="font-semibold">{statementKindNames[line.kind]}</p>
            <p className={classes('font-semibold tabular-nums', line.amount > 0 && 'text-leaf')}>
              {formatSigned(line.amount)}
            </p>
            <div className="min-w-0">
              <Details line={line} />
            </div>
            <p className="text-right text-xs text-ink-soft tabular-nums">
              Balance
              <br />
              {formatRupees(line.balance)}
            </p>
            <time dateTime={line.at} className="col-span-2 text-xs text-ink-soft">
              {formatDateTime(line.at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
    <div className="max-md:hidden">
      <Table label="Statement">
        <TableHead>
          <HeaderCell>Date</HeaderCell>
          <HeaderCell>Details</HeaderCell>
          <HeaderCell numeric>Out</HeaderCell>
          <HeaderCell numeric>In</HeaderCell>
          <HeaderCell numeric>Balance</HeaderCell>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <tr key={line.id} className="align-top">
              <Cell className="whitespace-nowrap text-ink-soft">
                <time dateTime={line.at}>{formatDateTime(line.at)}</time>
              </Cell>
              <Cell>
                <p className="font-semibold">{statementKindNames[line.kind]}</p>
                <Details line={line} />
              </Cell>
              <Cell numeric>{line.amount < 0 && formatRupees(-line.amount)}</Cell>
              <Cell numeric className="text-leaf">
                {line.amount > 0 && formatRupees(line.amount)}
              </Cell>
              <Cell numeric className="font-semibold">
                {formatRupees(line.balance)}
              </Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </div>
  </>
);

const Details = ({ line: { description, document, topUpId, orderId } }: { line: StatementLine }) => (
  <>
    <p className="wrap-anywhere text-ink-soft">
      {topUpId === null && orderId === null ? (
        <ReferenceText text={description} />
      ) : (
        <Link
          to={topUpId === null ? `/seller/orders/${orderId ?? ''}` : `/seller/wallet/top-ups/${topUpId}`}
          className="inline-block py-0.5 text-peacock hover:underline"
        >
          <ReferenceText text={description} />
        </Link>
      )}
    </p>
    {document && (
      <a
        href={buildPath('GET /api/seller/documents/:id/pdf', { params: { id: document.id } })}
        download
        className="inline-block py-0.5 font-semibold text-peacock hover:underline"
      >
        {document.number}
        <span className="sr-only"> (PDF)</span>
      </a>
    )}
  </>
);

const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount);
