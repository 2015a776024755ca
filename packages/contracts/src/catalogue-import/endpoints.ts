import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { recordParams } from '../operations/operation.ts';
import {
  historyQuery,
  importDetail,
  importFileDetail,
  importFileParams,
  importFileQuery,
  importHistory,
  importPreview,
  importSettings,
  sheetChoice,
} from './import-file.ts';

/**
 * Long enough for the upload, which the server cuts off after two minutes, and for reading the first rows of the file.
 */
const uploadTimeoutMs = 600_000;

/** All staff can see the history. Only administrators can import. */
export const importDeskEndpoints = defineEndpoints({
  'GET /api/desk/imports': { permission: 'operation.read', query: historyQuery, response: importHistory },
  'GET /api/desk/imports/:id': { permission: 'operation.read', params: recordParams, response: importDetail },
  'POST /api/desk/imports/:id/undo': {
    permission: 'catalogue.import',
    params: recordParams,
    response: importDetail,
  },
  'POST /api/desk/import-files': {
    permission: 'catalogue.import',
    query: importFileQuery,
    body: 'stream',
    response: importFileDetail,
    timeoutMs: uploadTimeoutMs,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  'GET /api/desk/import-files/:id': {
    permission: 'catalogue.import',
    params: importFileParams,
    response: importFileDetail,
  },
  'DELETE /api/desk/import-files/:id': {
    permission: 'catalogue.import',
    params: importFileParams,
    response: z.null(),
  },
  'PUT /api/desk/import-files/:id/sheet': {
    permission: 'catalogue.import',
    params: importFileParams,
    body: sheetChoice,
    response: importFileDetail,
    timeoutMs: uploadTimeoutMs,
  },
  'POST /api/desk/import-files/:id/preview': {
    permission: 'catalogue.import',
    params: importFileParams,
    body: importSettings,
    response: importPreview,
  },
  'POST /api/desk/import-files/:id/check': {
    permission: 'catalogue.import',
    params: importFileParams,
    body: importSettings,
    response: importFileDetail,
  },
  'POST /api/desk/import-files/:id/import': {
    permission: 'catalogue.import',
    params: importFileParams,
    response: importFileDetail,
  },
  'GET /api/desk/import-runs/:id/report': {
    permission: 'operation.read',
    params: importFileParams,
    response: 'file',
  },
});
