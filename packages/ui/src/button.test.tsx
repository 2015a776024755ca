import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('an inactive button has aria-disabled instead of disabled, so that it keeps the focus', () => {
  for (const markup of [
    renderToStaticMarkup(<Button inactive>Save</Button>),
    renderToStaticMarkup(<IconButton inactive icon="close" label="Remove" />),
  ]) {
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=');
  }
  const plain = renderToStaticMarkup(<Button disabled>Save</Button>);
  expect(plain).toContain(' disabled=');
  expect(plain).not.toContain('aria-disabled=');
});
