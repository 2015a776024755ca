import type { ComponentProps } from 'react';
import { classes } from './classes.tsx';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classes('rounded-lg border border-line bg-white shadow-card', className)} {...rest} />
);
