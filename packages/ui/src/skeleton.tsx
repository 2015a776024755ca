import { classes } from './classes.tsx';

/** Placeholder for content that is loading. The loading text next to it is for screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classes('animate-pulse rounded-md bg-paper-deep', className)} />
);
