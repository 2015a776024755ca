export { createCartHandlers } from './cart.service.ts';
