import type { HeadersArgs } from 'react-router';
import { editorialPageHeaders } from '../page-headers.ts';

/** The page may be kept; what it answers to somebody's form may not. */
export const formPageHeaders = ({ actionHeaders }: HeadersArgs): Record<string, string> =>
  actionHeaders.has('cache-control') ? { 'cache-control': 'no-store' } : editorialPageHeaders();
