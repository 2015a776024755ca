import { classes } from '@postprocure/ui/classes';
import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

export function TableBlock({ heading, caption, columns, rows }: BlockOf<'table'>) {
  return (
    <BlockSection heading={heading} headingPlace={columns.length > 3 ? 'above' : 'beside'}>
      {/* Scrolls by itself on narrow screens, and then must be reachable by keyboard. */}
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-white shadow-card"
      >
        <table className="w-full border-collapse text-left text-sm sm:text-base">
          <caption className="bg-paper-deep px-4 py-3 text-left text-sm text-ink-soft sm:px-5">
            {caption}
          </caption>
          <thead>
            <tr className="border-b border-line-strong">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap sm:px-5">
                  {column || <span className="sr-only">Subject</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((cells) => (
              <tr key={cells.join('|')}>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index]} text={cell} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}

function TableCell({ text, isFirst }: { text: string; isFirst: boolean }) {
  const className = classes('px-4 py-3 align-top sm:px-5', isFirst ? 'min-w-32 font-medium' : 'min-w-28');
  return isFirst ? (
    <th scope="row" className={className}>
      <InlineText text={text} />
    </th>
  ) : (
    <td className={classes(className, 'text-ink-soft')}>
      <InlineText text={text} />
    </td>
  );
}
