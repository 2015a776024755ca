import { expect, test } from 'vitest';
import { readFilters } from './read-filters.ts';

test('keeps only fields that are filled in', () => {
  const fields = new FormData();
  fields.set('search', '  steel & brass ');
  fields.set('state', '');
  fields.set('sort', 'title');
  expect(readFilters(fields).toString()).toBe('search=steel+%26+brass&sort=title');
});
