import type { ComponentProps } from 'react';
import { classes } from './classes.tsx';

export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classes('page-width', className)} {...rest} />
);
