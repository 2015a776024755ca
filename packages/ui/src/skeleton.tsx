import { classes } from './classes.tsx';

/** A placeholder for content that is loading, hidden from screen readers. Add a loading message for them next to it. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classes('animate-pulse rounded-md bg-paper-deep', className)} />
);
