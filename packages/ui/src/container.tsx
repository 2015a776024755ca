import type { ComponentProps } from 'react';
import { classes } from './classes.tsx';

export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classes('mx-auto w-full max-w-[84rem] px-4 sm:px-6 lg:px-10', className)} {...rest} />
);
