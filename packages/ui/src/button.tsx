import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.tsx';

const tones = {
  primary: 'bg-marigold text-ink shadow-card hover:bg-marigold-deep active:translate-y-px',
  soft: 'bg-marigold-soft text-ink hover:bg-marigold active:translate-y-px',
  secondary: 'bg-peacock text-white hover:bg-peacock-deep active:translate-y-px',
  /** Only for actions that cannot be undone. */
  danger: 'bg-kumkum text-white hover:bg-kumkum/85 active:translate-y-px',
  outline: 'border border-ink/30 bg-transparent text-ink hover:border-ink hover:bg-ink/5',
  onDark: 'border border-on-dark/50 bg-transparent text-on-dark hover:border-on-dark hover:bg-on-dark/10',
} as const;

const sizes = {
  /** For narrow places such as cards: full touch height, little horizontal padding. */
  compact: 'min-h-11 px-2 text-sm',
  small: 'min-h-10 px-4 text-sm',
  medium: 'min-h-12 px-6 text-base',
} as const;

interface Look {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** Button styles for links, whatever router they use. */
export const buttonClasses = ({ tone = 'primary', size = 'medium' }: Look = {}, extra?: string): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition cramped:py-1 cramped:whitespace-normal forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    tones[tone],
    sizes[size],
    extra,
  );

export interface Activity {
  /** Ignores clicks, for example while saving. Unlike `disabled`, it keeps the keyboard focus on the button. */
  inactive?: boolean;
}

const ignore = (event: MouseEvent): void => event.preventDefault();

/**
 * Props that make a button inactive. They also cover pressing Enter in a form field, which clicks the submit button.
 */
export const activityProps = (
  inactive: boolean | undefined,
  onClick: ComponentProps<'button'>['onClick'],
): Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'> =>
  inactive ? { 'aria-disabled': true, onClick: ignore } : { onClick };

export function Button({
  tone,
  size,
  className,
  type = 'button',
  inactive,
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & Activity) {
  return (
    <button
      type={type}
      className={buttonClasses(look(tone, size), className)}
      {...activityProps(inactive, onClick)}
      {...rest}
    />
  );
}

export function LinkButton({ tone, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a className={buttonClasses(look(tone, size), className)} {...rest} />;
}

const look = (tone: Look['tone'], size: Look['size']): Look => ({
  ...(tone && { tone }),
  ...(size && { size }),
});
