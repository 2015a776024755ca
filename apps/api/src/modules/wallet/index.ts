export { listDaySpends, sumSpent } from './statement.repository.ts';
export { loadWalletSettings } from './wallet-settings.repository.ts';
export { createWalletHandlers } from './wallet.service.ts';
