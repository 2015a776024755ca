import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { AccountsService } from '../modules/accounts/index.ts';

/** For the scope of the staff desk: only support and admin come in, known by the token of their login. */
export function allowStaffOnly(
  app: FastifyInstance,
  accounts: Pick<AccountsService, 'verifyAccessToken'>,
): void {
  app.addHook('onRequest', async ({ headers }) => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
    const { role } = await accounts.verifyAccessToken(token);
    if (role !== 'support' && role !== 'admin')
      throw new AppError('FORBIDDEN', 'This is for our staff only.');
  });
}
