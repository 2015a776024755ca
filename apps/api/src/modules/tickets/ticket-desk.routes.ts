import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { deskTicket, ticketReply, inboxItemParams } from '@postprocure/contracts/inbox/inbox';
import { dataOf } from '@postprocure/contracts/envelope';
import { ticketFileParams } from '@postprocure/contracts/tickets/form-schema';
import { readStaffActor } from '../../staff-actor.ts';
import { addItemRoutes, deskWrite, nothingInAnswer } from '../inbox/inbox-item.ts';
import type { TicketsService } from './index.ts';

/** For staff; the guard of their address refuses everybody else. */
export const ticketsDeskRoutes =
  (service: TicketsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/tickets/:ticketId/files/:fileId',
      {
        config: { permission: 'desk.read', errorCodes: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] },
        schema: {
          params: ticketFileParams,
        },
      },
      async (request, reply) => {
        const file = await service.openFile(request.params);
        return reply
          .headers({
            'content-type': file.contentType,
            'content-length': file.size,
            'content-disposition': describeAttachment(file.name),
            'content-security-policy': "sandbox; default-src 'none'",
          })
          .send(file.content);
      },
    );

    app.get(
      '/api/desk/tickets/:id',
      {
        config: { permission: 'desk.read' },
        schema: { params: inboxItemParams, response: { 200: dataOf(deskTicket) } },
      },
      async ({ params }) => ({ data: await service.desk.read(params.id) }),
    );

    addItemRoutes(app, '/api/desk/tickets', service.desk);

    app.post(
      '/api/desk/tickets/:id/replies',
      {
        config: deskWrite,
        bodyLimit: 100_000,
        schema: { params: inboxItemParams, body: ticketReply, response: nothingInAnswer },
      },
      async (request) => {
        await service.desk.reply(readStaffActor(request), request.params.id, request.body);
        return { data: null };
      },
    );
    done();
  };

/** RFC 6266: the name in full for programs that know UTF-8, and something harmless for the others. */
function describeAttachment(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replaceAll(/[^\w. -]/g, '_').slice(-100) || 'file';
  const encoded = encodeURIComponent(last).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
