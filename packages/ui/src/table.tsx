import type { ComponentProps, ReactNode } from 'react';
import { Card } from './card.tsx';
import { classes } from './classes.tsx';

/** A table that scrolls horizontally on narrow screens, including with the keyboard. */
export const Table = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
    <table className="w-full min-w-[34rem] text-left text-sm">{children}</table>
  </Card>
);

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="border-b border-line bg-paper-deep">
    <tr>{children}</tr>
  </thead>
);

export const TableBody = ({ children }: { children: ReactNode }) => (
  <tbody className="divide-y divide-line">{children}</tbody>
);

interface Alignment {
  /** Aligns numbers to the right and keeps them on one line. */
  numeric?: boolean;
}

const figures = 'text-right whitespace-nowrap tabular-nums';

export const HeaderCell = ({ numeric, className, ...rest }: ComponentProps<'th'> & Alignment) => (
  <th scope="col" className={classes('px-5 py-3 font-semibold', numeric && figures, className)} {...rest} />
);

export const Cell = ({ numeric, className, ...rest }: ComponentProps<'td'> & Alignment) => (
  <td className={classes('px-5 py-3', numeric && figures, className)} {...rest} />
);
