import { passwordRequest } from '../accounts/account.ts';
import { defineEndpoints } from '../endpoint.ts';
import { downloadParams, privacyState } from './privacy.ts';

export const privacyEndpoints = defineEndpoints({
  'GET /api/account/privacy': { response: privacyState },
  'POST /api/account/data-downloads': { response: privacyState },
  'GET /api/account/data-downloads/:id': { params: downloadParams, response: 'file' },
  'POST /api/account/erasure': { body: passwordRequest, response: privacyState, maxBodyBytes: 2000 },
  'DELETE /api/account/erasure': { response: privacyState },
});
