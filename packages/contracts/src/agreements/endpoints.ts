import { defineEndpoints } from '../endpoint.ts';
import { agreementAcceptance, agreementStates } from './agreement.ts';

export const agreementEndpoints = defineEndpoints({
  'GET /api/seller/agreements': { permission: 'settings.read', response: agreementStates },
  'POST /api/seller/agreements/acceptances': {
    permission: 'settings.write',
    body: agreementAcceptance,
    response: agreementStates,
    maxBodyBytes: 2000,
  },
});
