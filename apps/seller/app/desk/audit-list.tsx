import { Link } from 'react-router';
import type { AuditPage } from '@postprocure/contracts/desk-merchant';
import { Card } from '@postprocure/ui/card';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';
import { formatMoment } from '../format-moment.ts';

export const AuditList = ({ events }: Pick<AuditPage, 'events'>) =>
  events.length === 0 ? (
    <Card className="p-6">
      <p role="status">Nothing is recorded for this.</p>
    </Card>
  ) : (
    <Table label="Audit trail">
      <TableHead>
        <HeaderCell>When</HeaderCell>
        <HeaderCell>Who</HeaderCell>
        <HeaderCell>What</HeaderCell>
        <HeaderCell>Business</HeaderCell>
      </TableHead>
      <TableBody>
        {events.map(({ id, at, actor, act, target, network, detail, merchant }) => (
          <tr key={id} className="align-top">
            <Cell className="whitespace-nowrap">{formatMoment(at)}</Cell>
            <Cell>
              {actor ?? 'No person on record'}
              {network && <p className="text-xs text-ink-soft">{network}</p>}
            </Cell>
            <Cell>
              <p className="font-semibold">{act}</p>
              <p className="text-xs break-words text-ink-soft">{describeDetail(target, detail)}</p>
            </Cell>
            <Cell>
              {merchant && (
                <Link to={`/desk/merchants/${merchant.id}`} className="text-peacock hover:underline">
                  {merchant.name ?? 'No longer on record'}
                </Link>
              )}
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );

const describeDetail = (target: string | null, detail: Record<string, unknown>): string =>
  [
    ...(target === null ? [] : [target]),
    ...Object.entries(detail).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
    ),
  ].join(', ');
