import { defineEndpoints } from '../endpoint.ts';
import {
  documentFilter,
  documentListQuery,
  documentPage,
  documentParams,
  taxExportQuery,
} from './document.ts';

const fileTimeoutMs = 300_000;

export const documentEndpoints = defineEndpoints({
  'GET /api/seller/documents': {
    permission: 'wallet.read',
    query: documentListQuery,
    response: documentPage,
  },
  'GET /api/seller/documents/:id/pdf': {
    permission: 'wallet.read',
    params: documentParams,
    response: 'file',
    timeoutMs: fileTimeoutMs,
  },
  'GET /api/seller/documents/:id/e-invoice': {
    permission: 'wallet.read',
    params: documentParams,
    response: 'file',
  },
  /** A ZIP file with the PDFs of all documents that match the filter. */
  'GET /api/seller/documents/archive': {
    permission: 'wallet.read',
    query: documentFilter,
    response: 'file',
    timeoutMs: fileTimeoutMs,
  },
  /** For the merchant's accountant. Part of the feature "Auto Billing & Smart Invoicing". */
  'GET /api/seller/documents/tax-export': {
    permission: 'wallet.read',
    query: taxExportQuery,
    response: 'file',
    errors: ['PLAN_LIMIT'],
    timeoutMs: fileTimeoutMs,
  },
});
