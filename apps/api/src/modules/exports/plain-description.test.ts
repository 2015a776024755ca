import { expect, test } from 'vitest';
import { writePlainDescription } from './plain-description.ts';

test('turns paragraphs, lists and tables into lines', () => {
  const html =
    '<p>A <strong>kurta</strong> &amp; dupatta.</p><h3>Specifications</h3><table><tbody><tr><th>Brand</th>' +
    '<td>Chitravali</td></tr><tr><th>Size</th><td>S, M</td></tr></tbody></table><ul><li>Dry in shade</li></ul>';
  expect(writePlainDescription(html, 2000)).toBe(
    'A kurta & dupatta.\nSpecifications\nBrand: Chitravali\nSize: S, M\n- Dry in shade',
  );
});

test('decodes each entity once and keeps unknown ones', () => {
  expect(writePlainDescription('<p>&amp;lt; &lt;b&gt; &nope;</p>', 2000)).toBe('&lt; <b> &nope;');
});

test('ends with a whole word', () => {
  expect(writePlainDescription('<p>One two three</p>', 9)).toBe('One two');
});
