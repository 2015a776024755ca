import type { HeadersArgs } from 'react-router';
import { editorialPageHeaders } from '../page-headers.ts';

/** The page can be cached, but not the response to a form. */
export const formPageHeaders = ({ actionHeaders }: HeadersArgs): Record<string, string> =>
  actionHeaders.has('cache-control') ? { 'cache-control': 'no-store' } : editorialPageHeaders();
