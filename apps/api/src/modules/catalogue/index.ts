export { requestSearchMaintenance } from './catalogue-tasks.ts';
export { createCatalogueContext, watchCatalogue, type CatalogueContext } from './catalogue-context.ts';
export { createCatalogueHandlers } from './catalogue.service.ts';
