import type { ComponentProps } from 'react';
import { classes } from './classes.tsx';

const tones = {
  normal: '[&::-moz-progress-bar]:bg-peacock [&::-webkit-progress-value]:bg-peacock',
  warning: '[&::-moz-progress-bar]:bg-marigold-deep [&::-webkit-progress-value]:bg-marigold-deep',
  full: '[&::-moz-progress-bar]:bg-kumkum [&::-webkit-progress-value]:bg-kumkum',
} as const;

/** Shows how much of something is done or used. Needs an accessible label. */
export const ProgressBar = ({
  tone = 'normal',
  className,
  ...rest
}: Omit<ComponentProps<'progress'>, 'children'> & { tone?: keyof typeof tones }) => (
  <progress
    className={classes(
      'block h-2 appearance-none overflow-hidden rounded-full bg-line [&::-webkit-progress-bar]:bg-line',
      '[&::-webkit-progress-value]:transition-[inline-size]',
      tones[tone],
      className,
    )}
    {...rest}
  />
);
