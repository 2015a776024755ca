export { requestSearchMaintenance } from './catalogue-tasks.ts';
export { createCatalogueContext, watchCatalogue, type CatalogueContext } from './catalogue-context.ts';
export { createCatalogueHandlers } from './catalogue.service.ts';
export { loadSkus, loadVariations, type Sku } from './sku.repository.ts';
export { consumeStock, releaseStock, reserveStock, returnStock, type StockLine } from './stock.repository.ts';
