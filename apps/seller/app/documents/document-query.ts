import { readListQuery } from '../desk/list-address.ts';
import { listFinancialYears } from './financial-years.ts';

/** The page's URL contains a financial year; the API expects its first and last day. */
export function readDocumentQuery(address: URLSearchParams): URLSearchParams {
  const query = readListQuery(address, ['kind', 'number']);
  const year = listFinancialYears(new Date()).find(({ name }) => name === address.get('year'));
  if (year) {
    query.set('from', year.from);
    query.set('to', year.to);
  }
  return query;
}

/** Returns the query for downloads, which include all pages of the list. */
export function readFileQuery(address: URLSearchParams): URLSearchParams {
  const query = readDocumentQuery(address);
  query.delete('cursor');
  return query;
}
