import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { inboxPage, inboxQuery, staffList } from '@postprocure/contracts/inbox/inbox';
import { dataOf } from '@postprocure/contracts/envelope';
import type { DeskService } from './index.ts';

const reading = { permission: 'desk.read' } as const;

export const deskRoutes =
  (service: DeskService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/inbox',
      { config: reading, schema: { querystring: inboxQuery, response: { 200: dataOf(inboxPage) } } },
      async ({ staff, query }) => ({ data: await service.listInbox(staff.userId, query) }),
    );

    app.get(
      '/api/desk/staff',
      { config: reading, schema: { response: { 200: dataOf(staffList) } } },
      async () => ({ data: { staff: await service.listStaff() } }),
    );
    done();
  };
