import { useLocation } from 'react-router';

/**
 * The token of the link that was opened, from behind the hash sign. It stays in the address until it is used, so that
 * loading the page again does not lose it.
 */
export const readLinkToken = (): string =>
  new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/**
 * The same for a page that is open already: a link pasted over its address changes nothing but the hash, and no loader
 * runs. What a page knows of one link must not outlive it, hence pages are made anew by this as their `key`.
 */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
