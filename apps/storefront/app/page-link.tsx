import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';

/** Without a provider, links load a new document. */
const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/** Enables client-side navigation for the links within it. */
export const LinkNavigation = ({ children }: Pick<ComponentProps<'a'>, 'children'>) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a page, or a URL. Relative paths are not supported. */
  to: string;
  preventScrollReset?: boolean;
}

/**
 * A link to a page of the storefront, with client-side navigation. Pages have hundreds of links, and with the router's
 * own link component a tenth of the hydration time would go into resolving paths that are already absolute.
 */
export function Link({ to, preventScrollReset = false, onClick, ...attributes }: LinkProps) {
  const navigate = use(NavigateContext);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || !to.startsWith('/') || !opensHere(event)) return;
    event.preventDefault();
    // Opening the page that is already open does not add a history entry, as with the browser's own links.
    void navigate(to, { preventScrollReset, replace: event.currentTarget.href === window.location.href });
  };
  return <a {...attributes} href={to} onClick={open} />;
}

/** Whether a click replaces the current page, rather than opening a tab or a window or saving a file. */
const opensHere = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target, download } = event.currentTarget;
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !hasModifier &&
    (!target || target === '_self') &&
    !download
  );
};
