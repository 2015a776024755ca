import { useLocation } from 'react-router';

/** The token after the # of the link. It stays in the URL, so that reloading the page does not lose it. */
export const readLinkToken = (): string =>
  new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/**
 * The same as a hook: pasting another link into the address bar changes only the hash, so no loader runs. Use the token
 * as `key` of the page, so that nothing of the previous link remains.
 */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
