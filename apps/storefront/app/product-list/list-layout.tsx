import type { ReactNode } from 'react';
import { classes } from '@postprocure/ui/classes';

/** A list with an optional sidebar, which is hidden on phones until the user opens it. */
export const ListLayout = ({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) => (
  <div
    className={classes(
      'grid grid-cols-1 items-start gap-x-10',
      sidebar !== null && 'xl:grid-cols-[15.5rem_minmax(0,1fr)]',
    )}
  >
    {sidebar}
    <div className="min-w-0">{children}</div>
  </div>
);
