import type { ApiClient } from '@postprocure/api-client/api-client';
import { loginFailureMessage } from '@postprocure/contracts/accounts/login-failure';
import type { LoginRequest, LoginResult } from '@postprocure/contracts/accounts/login';
import { AppError } from '@postprocure/contracts/app-error';
import { loginTimeoutMs } from '@postprocure/contracts/limits';

/** Rejects with the server's message, or with the default one if there is none or the response is unusable. */
export async function logIn(api: ApiClient, credentials: LoginRequest): Promise<LoginResult> {
  const result = await api('POST /api/user/login', {
    body: credentials,
    timeoutMs: loginTimeoutMs,
    failureMessage: loginFailureMessage,
  });
  if (!result.token) throw new AppError('INVALID_RESPONSE', loginFailureMessage);
  return result;
}
