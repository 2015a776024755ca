export { openCatalogueSource } from './catalogue-source.ts';
export { acceptCatalogueFiles } from './desk/accept-catalogue-files.ts';
export { createDemoImport } from './desk/demo-import.ts';
export { createImportDeskHandlers } from './desk/import-desk.service.ts';
export { runImportCommand } from './import-command.ts';
export { ImportError } from './import-error.ts';
export { codeIsDate, describeLongRow, type CatalogueSource } from './source-row.ts';
