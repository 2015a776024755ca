export { openCsvSource } from './csv-source.ts';
export { runImportCommand } from './import-command.ts';
export type { CatalogueSource } from './source-row.ts';
export { openXlsxSource } from './xlsx-source.ts';
