import { expect, test } from 'vitest';
import { readChosen } from './read-chosen.ts';

test('an address names what was chosen, and nothing else', () => {
  const fields = new FormData();
  fields.set('search', '  steel & brass ');
  fields.set('state', '');
  fields.set('sort', 'title');
  expect(readChosen(fields).toString()).toBe('search=steel+%26+brass&sort=title');
});
