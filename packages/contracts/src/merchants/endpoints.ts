import { z } from 'zod';
import { passwordRequest } from '../accounts/account.ts';
import { defineEndpoints } from '../endpoint.ts';
import { ownImageMaxBytes } from '../limits.ts';
import {
  auditPage,
  auditQuery,
  deskMerchant,
  merchantPage,
  merchantParams,
  merchantQuery,
  merchantStatusChange,
  planActivation,
  planDecline,
} from './desk-merchant.ts';
import {
  bankAccountUpdate,
  brandProfile,
  brandUpdate,
  merchantProfile,
  merchantProfileUpdate,
} from './merchant-profile.ts';

const maxBodyBytes = 20_000;

/** Every change returns the updated profile. */
export const merchantProfileEndpoints = defineEndpoints({
  'GET /api/seller/business': { permission: 'settings.read', response: merchantProfile },
  'PUT /api/seller/business': {
    permission: 'settings.write',
    body: merchantProfileUpdate,
    response: merchantProfile,
    maxBodyBytes,
  },
  'PUT /api/seller/business/bank-account': {
    permission: 'settings.write',
    body: bankAccountUpdate,
    response: merchantProfile,
    maxBodyBytes,
  },
  'POST /api/seller/business/bank-account/remove': {
    permission: 'settings.write',
    body: passwordRequest,
    response: merchantProfile,
    maxBodyBytes,
  },
  'GET /api/seller/brand': { permission: 'settings.read', response: brandProfile },
  'PUT /api/seller/brand': {
    permission: 'settings.write',
    body: brandUpdate,
    response: brandProfile,
    maxBodyBytes,
  },
  'PUT /api/seller/brand/logo': {
    permission: 'settings.write',
    body: 'image',
    response: brandProfile,
    maxBodyBytes: ownImageMaxBytes,
  },
  'DELETE /api/seller/brand/logo': { permission: 'settings.write', response: brandProfile },
});

export const merchantDeskEndpoints = defineEndpoints({
  'GET /api/desk/merchants': { permission: 'merchants.read', query: merchantQuery, response: merchantPage },
  'GET /api/desk/merchants/:id': {
    permission: 'merchants.read',
    params: merchantParams,
    response: deskMerchant,
  },
  'POST /api/desk/merchants/:id/plan-request/activate': {
    permission: 'merchants.write',
    params: merchantParams,
    body: planActivation,
    response: z.null(),
  },
  'POST /api/desk/merchants/:id/plan-request/decline': {
    permission: 'merchants.write',
    params: merchantParams,
    body: planDecline,
    response: z.null(),
  },
  'POST /api/desk/merchants/:id/status': {
    permission: 'merchants.write',
    params: merchantParams,
    body: merchantStatusChange,
    response: z.null(),
  },
  'GET /api/desk/audit': { permission: 'merchants.read', query: auditQuery, response: auditPage },
});
