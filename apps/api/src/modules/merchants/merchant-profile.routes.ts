import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { passwordRequest } from '@postprocure/contracts/accounts/account';
import {
  bankAccountUpdate,
  brandProfile,
  brandUpdate,
  businessProfile,
  businessUpdate,
} from '@postprocure/contracts/merchants/merchant-profile';
import { dataOf } from '@postprocure/contracts/envelope';
import { readClient } from '../../client-context.ts';
import { acceptImages } from '../images/index.ts';
import type { BusinessService } from './merchant-profile.ts';

const bodyLimit = 20_000;
const business = { 200: dataOf(businessProfile) };
const brand = { 200: dataOf(brandProfile) };
const reads = { permission: 'settings.read' } as const;
const writes = { permission: 'settings.write' } as const;

export const businessRoutes =
  (service: BusinessService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const imageBodyLimit = acceptImages(app);

    app.get(
      '/api/seller/business',
      { config: reads, schema: { response: business } },
      async ({ merchant }) => ({
        data: await service.readBusiness(merchant),
      }),
    );

    app.put(
      '/api/seller/business',
      { config: writes, bodyLimit, schema: { body: businessUpdate, response: business } },
      async (request) => ({
        data: await service.saveBusiness(request.merchant, readClient(request), request.body),
      }),
    );

    app.put(
      '/api/seller/business/bank-account',
      { config: writes, bodyLimit, schema: { body: bankAccountUpdate, response: business } },
      async (request) => ({
        data: await service.saveBankAccount(
          request.caller,
          request.merchant,
          readClient(request),
          request.body,
        ),
      }),
    );

    app.post(
      '/api/seller/business/bank-account/remove',
      { config: writes, bodyLimit, schema: { body: passwordRequest, response: business } },
      async (request) => ({
        data: await service.removeBankAccount(
          request.caller,
          request.merchant,
          readClient(request),
          request.body.password,
        ),
      }),
    );

    app.get('/api/seller/brand', { config: reads, schema: { response: brand } }, async ({ merchant }) => ({
      data: await service.readBrand(merchant),
    }));

    app.put(
      '/api/seller/brand',
      { config: writes, bodyLimit, schema: { body: brandUpdate, response: brand } },
      async (request) => ({
        data: await service.saveBrand(request.merchant, readClient(request), request.body),
      }),
    );

    app.put(
      '/api/seller/brand/logo',
      { config: writes, bodyLimit: imageBodyLimit, schema: { response: brand } },
      async (request) => ({
        data: await service.saveLogo(request.merchant, readClient(request), request.body as Buffer),
      }),
    );

    app.delete(
      '/api/seller/brand/logo',
      { config: writes, schema: { response: brand } },
      async (request) => ({ data: await service.saveLogo(request.merchant, readClient(request), null) }),
    );
    done();
  };
