import type { Pool } from '@postprocure/db/pool';
import { createCatalogueService, type CatalogueService } from './catalogue.service.ts';

export { requestSearchMaintenance } from './catalogue-tasks.ts';
export type { CatalogueService };

export const createCatalogue = ({ reads }: { reads: Pool }): CatalogueService =>
  createCatalogueService(reads);
