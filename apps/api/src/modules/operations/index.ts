export { createOperationHandlers } from './operation.service.ts';
