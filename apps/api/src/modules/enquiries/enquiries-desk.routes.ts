import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { deskEnquiry, enquiryReply, threadParams } from '@postprocure/contracts/desk';
import { dataOf } from '@postprocure/contracts/envelope';
import { enquiryFileParams } from '@postprocure/contracts/forms/form-schema';
import { readStaffActor } from '../../staff-actor.ts';
import { addThreadRoutes, deskWrite, nothingInAnswer } from '../threads/index.ts';
import type { EnquiriesService } from './index.ts';

/** For staff; the guard of their address refuses everybody else. */
export const enquiriesDeskRoutes =
  (service: EnquiriesService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/desk/enquiries/:enquiryId/files/:fileId',
      {
        config: { permission: 'desk.read', errorCodes: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] },
        schema: {
          params: enquiryFileParams,
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
      '/api/desk/enquiries/:id',
      {
        config: { permission: 'desk.read' },
        schema: { params: threadParams, response: { 200: dataOf(deskEnquiry) } },
      },
      async ({ params }) => ({ data: await service.desk.read(params.id) }),
    );

    addThreadRoutes(app, '/api/desk/enquiries', service.desk);

    app.post(
      '/api/desk/enquiries/:id/replies',
      {
        config: deskWrite,
        bodyLimit: 100_000,
        schema: { params: threadParams, body: enquiryReply, response: nothingInAnswer },
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
