import type { ReactNode } from 'react';
import { classes } from './classes.tsx';

const tones = {
  info: 'border-peacock bg-peacock-soft',
  success: 'border-leaf bg-leaf-soft',
  error: 'border-kumkum bg-kumkum-soft',
} as const;

/** Screen readers announce errors immediately, and other messages when they are idle. */
export function StatusMessage({
  tone = 'info',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('rounded-md border-l-4 px-4 py-3 text-sm text-ink', tones[tone])}
    >
      {children}
    </div>
  );
}
