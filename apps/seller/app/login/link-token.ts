import { useLocation } from 'react-router';

/** The token after the # in the link. It stays in the URL, so that reloading the page does not lose it. */
export const readLinkToken = (): string =>
  new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/**
 * `readLinkToken` as a hook: pasting another link into the address bar changes only the hash, so no loader runs. Use
 * the token as the page's `key`, so that no state is left over from the previous link.
 */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
