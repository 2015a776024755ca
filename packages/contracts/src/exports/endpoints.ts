import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  columnMap,
  columnMapBody,
  columnMaps,
  exportLinkQuery,
  exportList,
  exportParams,
  exportRecord,
  exportRequest,
} from './export.ts';

export const exportEndpoints = defineEndpoints({
  'POST /api/seller/exports': {
    permission: 'products.export',
    body: exportRequest,
    response: exportRecord,
    timeoutMs: 60_000,
  },
  'GET /api/seller/exports': { permission: 'products.download', response: exportList },
  'GET /api/seller/exports/:id': {
    permission: 'products.download',
    params: exportParams,
    response: exportRecord,
  },
  'DELETE /api/seller/exports/:id': {
    permission: 'products.export',
    params: exportParams,
    response: exportRecord,
  },
  'GET /api/seller/export-maps': { permission: 'products.download', response: columnMaps },
  'PUT /api/seller/export-maps': {
    permission: 'products.export',
    body: columnMapBody,
    response: columnMap,
  },
  'DELETE /api/seller/export-maps/:id': {
    permission: 'products.export',
    params: exportParams,
    response: z.null(),
  },
});

/**
 * Needs no session: the signature of the link is enough, so that a spreadsheet or an online store can download the
 * file. A link belongs to the member who received it, and stops working when they leave the team or lose the
 * permission.
 */
export const exportFileEndpoints = defineEndpoints({
  'GET /api/exports/:id/file': { params: exportParams, query: exportLinkQuery, response: 'file' },
});
