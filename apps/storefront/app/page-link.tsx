import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a page, or a URL. Relative paths are not supported. */
  to: string;
  preventScrollReset?: boolean;
}

/**
 * A link that opens a page of the storefront without loading a new document. On the server it is a plain anchor,
 * because the router's link would spend time on resolving a path that is complete already.
 */
export function Link({ to, preventScrollReset = false, ...attributes }: LinkProps) {
  return import.meta.env.SSR ? (
    <a {...attributes} href={to} />
  ) : (
    <RouterLink {...attributes} to={to} preventScrollReset={preventScrollReset} discover="none" />
  );
}
