import { defineEndpoints } from '../endpoint.ts';
import {
  balanceHistory,
  balanceHistoryQuery,
  checkoutResult,
  newTopUp,
  refundOverview,
  refundRequest,
  statementFileQuery,
  statementPage,
  statementQuery,
  topUp,
  topUpList,
  topUpParams,
  topUpWithCheckout,
  wallet,
  walletSettings,
} from './wallet.ts';

export const walletEndpoints = defineEndpoints({
  'GET /api/seller/wallet': { permission: 'wallet.read', response: wallet },
  'PUT /api/seller/wallet/settings': { permission: 'wallet.write', body: walletSettings, response: wallet },
  'GET /api/seller/wallet/statement': {
    permission: 'wallet.read',
    query: statementQuery,
    response: statementPage,
  },
  'GET /api/seller/wallet/statement/file': {
    permission: 'wallet.read',
    query: statementFileQuery,
    response: 'file',
    timeoutMs: 300_000,
  },
  'GET /api/seller/wallet/history': {
    permission: 'wallet.read',
    query: balanceHistoryQuery,
    response: balanceHistory,
  },
});

export const topUpEndpoints = defineEndpoints({
  'GET /api/seller/wallet/top-ups': { permission: 'wallet.read', response: topUpList },
  'POST /api/seller/wallet/top-ups': {
    permission: 'wallet.write',
    body: newTopUp,
    response: topUpWithCheckout,
    idempotencyKey: 'required',
    timeoutMs: 40_000,
  },
  'GET /api/seller/wallet/top-ups/:id': {
    permission: 'wallet.read',
    params: topUpParams,
    response: topUp,
    errors: ['NOT_FOUND'],
  },
  /** Starts a new payment for a top-up that was not paid. */
  'POST /api/seller/wallet/top-ups/:id/checkout': {
    permission: 'wallet.write',
    params: topUpParams,
    response: topUpWithCheckout,
    errors: ['NOT_FOUND', 'CONFLICT'],
    timeoutMs: 40_000,
  },
  'POST /api/seller/wallet/top-ups/:id/checkout-result': {
    permission: 'wallet.write',
    params: topUpParams,
    body: checkoutResult,
    response: topUp,
    errors: ['NOT_FOUND'],
  },
});

export const balanceRefundEndpoints = defineEndpoints({
  'GET /api/seller/wallet/refund': { permission: 'wallet.read', response: refundOverview },
  'POST /api/seller/wallet/refund': {
    permission: 'wallet.write',
    body: refundRequest,
    response: refundOverview,
    errors: ['CONFLICT'],
  },
});
