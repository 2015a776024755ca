export { createWalletHandlers } from './wallet.service.ts';
