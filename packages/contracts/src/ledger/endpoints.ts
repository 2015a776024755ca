import { defineEndpoints } from '../endpoint.ts';
import {
  adjustment,
  adjustmentDecision,
  adjustmentList,
  adjustmentParams,
  adjustmentQuery,
  ledgerCheck,
  ledgerChecks,
  newAdjustment,
} from './desk-ledger.ts';

export const ledgerDeskEndpoints = defineEndpoints({
  'GET /api/desk/adjustments': { permission: 'money.read', query: adjustmentQuery, response: adjustmentList },
  'POST /api/desk/adjustments': {
    permission: 'money.propose',
    body: newAdjustment,
    response: adjustment,
    errors: ['NOT_FOUND'],
  },
  'POST /api/desk/adjustments/:id/decision': {
    permission: 'money.approve',
    params: adjustmentParams,
    body: adjustmentDecision,
    response: adjustment,
    errors: ['NOT_FOUND', 'CONFLICT', 'INSUFFICIENT_BALANCE'],
  },
  'GET /api/desk/ledger-checks': { permission: 'money.read', response: ledgerChecks },
  'POST /api/desk/ledger-checks': { permission: 'money.propose', response: ledgerCheck, timeoutMs: 120_000 },
});
