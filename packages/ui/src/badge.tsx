import type { ReactNode } from 'react';
import { classes } from './classes.tsx';

const tones = {
  neutral: 'bg-paper-deep text-ink-soft',
  saving: 'bg-kumkum-soft text-kumkum',
  success: 'bg-leaf-soft text-leaf',
  accent: 'bg-marigold-soft text-ink',
} as const;

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
