import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  columnMap,
  columnMapBody,
  columnMaps,
  exportLinkQuery,
  exportList,
  exportParams,
  exportRecord,
  exportRequest,
} from '@postprocure/contracts/exports/export';
import { AppError } from '@postprocure/contracts/app-error';
import { fileTimeoutMs } from '../../sent-file.ts';
import type { ExportsService } from './index.ts';

const reading = { permission: 'products.read' } as const;
const exporting = { permission: 'products.export' } as const;

export const exportRoutes =
  (service: ExportsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/api/seller/exports',
      {
        config: exporting,
        handlerTimeout: 60_000,
        schema: { body: exportRequest, response: { 200: dataOf(exportRecord) } },
      },
      async (request) => ({ data: await service.request(request.merchant, request.body) }),
    );

    app.get(
      '/api/seller/exports',
      { config: reading, schema: { response: { 200: dataOf(exportList) } } },
      async (request) => ({ data: { exports: await service.list(request.merchant) } }),
    );

    app.get(
      '/api/seller/exports/:id',
      { config: reading, schema: { params: exportParams, response: { 200: dataOf(exportRecord) } } },
      async (request) => ({ data: await service.read(request.merchant, request.params.id) }),
    );

    app.delete(
      '/api/seller/exports/:id',
      { config: exporting, schema: { params: exportParams, response: { 200: dataOf(exportRecord) } } },
      async (request) => ({ data: await service.cancel(request.merchant, request.params.id) }),
    );

    app.get(
      '/api/seller/export-maps',
      { config: reading, schema: { response: { 200: dataOf(columnMaps) } } },
      async (request) => ({ data: { maps: await service.listMaps(request.merchant) } }),
    );

    app.put(
      '/api/seller/export-maps',
      { config: exporting, schema: { body: columnMapBody, response: { 200: dataOf(columnMap) } } },
      async (request) => ({ data: await service.saveMap(request.merchant, request.body) }),
    );

    app.delete(
      '/api/seller/export-maps/:id',
      { config: exporting, schema: { params: exportParams, response: { 200: dataOf(z.null()) } } },
      async (request) => {
        await service.deleteMap(request.merchant, request.params.id);
        return { data: null };
      },
    );

    // Open to whoever holds the link, as a spreadsheet or a shop that fetches it does.
    app.get(
      '/api/exports/:id/file',
      {
        handlerTimeout: fileTimeoutMs,
        schema: { params: exportParams, querystring: exportLinkQuery },
        // A program gets the refusal itself, a person who followed the link a page.
        errorHandler: (error, request, reply) => {
          const isPerson = request.headers.accept?.includes('text/html');
          if (!isPerson || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
          void reply.redirect(service.expiredPage, 303);
        },
      },
      async (request, reply) => {
        const { stream, name, bytes } = await service.openFile(request.params.id, request.query);
        return reply
          .type('application/octet-stream')
          .headers({ 'content-length': bytes, 'content-disposition': `attachment; filename="${name}"` })
          .send(stream);
      },
    );
    done();
  };
