import { classes } from '@postprocure/ui/classes';
import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

export const isWideTable = ({ columns }: Pick<BlockOf<'table'>, 'columns'>): boolean => columns.length > 3;

export function TableBlock({ heading, caption, columns, rows }: BlockOf<'table'>) {
  return (
    <BlockSection heading={heading} headingPlace={isWideTable({ columns }) ? 'above' : 'beside'}>
      {/* Scrolls horizontally on narrow screens, so it must be focusable. */}
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-white shadow-card"
      >
        <table className="w-full border-collapse text-left max-sm:block">
          <caption className="bg-paper-deep px-4 py-3 text-left text-sm text-ink-soft max-sm:block sm:px-5">
            {caption}
          </caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line-strong">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap sm:px-5">
                  {column || <span className="sr-only">Subject</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {rows.map((cells) => (
              <tr key={cells.join('|')} className="max-sm:block max-sm:px-4 max-sm:py-4">
                {cells.map((cell, index) => (
                  <TableCell key={columns[index]} column={columns[index]} text={cell} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}

interface TableCellProps {
  column: string | undefined;
  text: string;
  isFirst: boolean;
}

/** On a phone each row is a card: the first cell is the title, and the others show their column name. */
function TableCell({ column, text, isFirst }: TableCellProps) {
  const className = classes(
    'align-top sm:px-5 sm:py-3',
    isFirst ? 'font-semibold max-sm:block sm:min-w-32' : 'sm:min-w-28',
  );
  return isFirst ? (
    <th scope="row" className={className}>
      <InlineText text={text} />
    </th>
  ) : (
    <td
      data-column={column}
      className={classes(
        className,
        'text-ink-soft max-sm:mt-2 max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-3 max-sm:before:text-sm max-sm:before:text-ink max-sm:before:content-[attr(data-column)]',
      )}
    >
      <span className="max-sm:min-w-0 max-sm:wrap-anywhere">
        <InlineText text={text} />
      </span>
    </td>
  );
}
