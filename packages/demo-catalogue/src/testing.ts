import type { TestTemplate } from '@postprocure/db/testing';
import { seedCatalogue } from './seed-catalogue.ts';

/** Template for `createTestDatabase` with 2,000 demo products. */
export const demoTemplate: TestTemplate = {
  name: 'template_demo',
  fill: (databaseUrl) => seedCatalogue(databaseUrl, { products: 2000 }).then(() => undefined),
};
