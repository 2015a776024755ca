import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import { invitationParams, memberParams, newInvitation, roleChange, team } from '@postprocure/contracts/team';
import { readClient } from '../../client-context.ts';
import type { TeamService } from './index.ts';

const bodyLimit = 5000;
const response = { 200: dataOf(team) };
const writes = { permission: 'team.write' } as const;

export const teamRoutes =
  (service: TeamService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/seller/team',
      { config: { permission: 'team.read' }, schema: { response } },
      async ({ seller }) => ({ data: await service.read(seller) }),
    );

    app.post(
      '/api/seller/team/invitations',
      { config: writes, bodyLimit, schema: { body: newInvitation, response } },
      async (request) => ({
        data: await service.invite(request.caller, request.seller, readClient(request), request.body),
      }),
    );

    app.post(
      '/api/seller/team/invitations/:id/resend',
      { config: writes, schema: { params: invitationParams, response } },
      async (request) => ({
        data: await service.resend(request.caller, request.seller, readClient(request), request.params.id),
      }),
    );

    app.delete(
      '/api/seller/team/invitations/:id',
      { config: writes, schema: { params: invitationParams, response } },
      async (request) => ({
        data: await service.revoke(request.seller, readClient(request), request.params.id),
      }),
    );

    app.patch(
      '/api/seller/team/members/:userId',
      { config: writes, bodyLimit, schema: { params: memberParams, body: roleChange, response } },
      async (request) => ({
        data: await service.changeRole(
          request.seller,
          readClient(request),
          request.params.userId,
          request.body.role,
        ),
      }),
    );

    app.delete(
      '/api/seller/team/members/:userId',
      { config: writes, schema: { params: memberParams, response } },
      async (request) => ({
        data: await service.remove(request.seller, readClient(request), request.params.userId),
      }),
    );
    done();
  };
