import { AppError } from '@postprocure/contracts/app-error';
import type { RequestContext } from '../../endpoints/handlers.ts';
import { isHandover } from './access-token.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyAccessToken } from './authenticate.ts';
import { insertUsedHandover } from './handover.repository.ts';

type HandoverRequest = Pick<RequestContext, 'credentials' | 'isFromOwnPage' | 'setCookie'> & {
  body: { token: string };
};

/**
 * Exchanges the token that a login passes to the storefront for one that works only in this browser. The login page
 * sends a handover token, which is accepted once. Links may carry an access token instead.
 */
export async function redeemHandover(
  context: AccountsContext,
  { body, credentials, isFromOwnPage, setCookie }: HandoverRequest,
): Promise<{ token: string }> {
  if (!isFromOwnPage) throw new AppError('FORBIDDEN', 'This can only be done from our own pages.');
  const { cookie: cookieHeader } = credentials;
  const claims = await verifyAccessToken(context, body.token, cookieHeader, ['access', 'handover']);
  if (isHandover(claims) && !(await insertUsedHandover(context.database, claims.jti, claims.exp))) {
    throw new AppError('UNAUTHENTICATED', 'This login has already been used. Please log in again.');
  }
  const { binding, cookie } = context.tokenBinding.bind(cookieHeader);
  const { sub, sid, email, name, role } = claims;
  const token = await context.tokens.issue({ sub, sid, email, name, role, binding });
  setCookie(cookie);
  return { token };
}
