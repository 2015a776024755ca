import { classes } from './classes.tsx';

/** Keeps the place of what is still loading. The loading text beside it speaks for both. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classes('animate-pulse rounded-md bg-paper-deep', className)} />
);
