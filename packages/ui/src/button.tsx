import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.tsx';

/** Defined in `components.css`, so that a page with many buttons stays small. */
const tones = {
  primary: 'button-primary',
  soft: 'button-soft',
  secondary: 'button-secondary',
  /** Only for actions that cannot be undone. */
  danger: 'button-danger',
  outline: 'button-outline',
  onDark: 'button-on-dark',
} as const;

const sizes = {
  /** For narrow places such as cards: full touch height, little horizontal padding. */
  compact: 'button-compact',
  small: 'button-small',
  medium: 'button-medium',
} as const;

interface Look {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** Button styles for links, whatever router they use. */
export const buttonClasses = ({ tone = 'primary', size = 'medium' }: Look = {}, extra?: string): string =>
  classes('button', tones[tone], sizes[size], extra);

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
