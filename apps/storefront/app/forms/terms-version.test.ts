import { termsVersion } from '@postprocure/contracts/forms/terms-version';
import { expect, it } from 'vitest';
import { readContentPage } from '../content/registry.ts';

it.each(['/terms', '/user-agreement', '/privacy'])('people agree to the version that %s shows', (path) => {
  expect(readContentPage(path).page.legal?.version).toBe(termsVersion);
});
