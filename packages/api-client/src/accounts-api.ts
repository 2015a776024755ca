import { loginFailureMessage } from '@postprocure/contracts/login-failure';
import { loginTimeoutMs } from '@postprocure/contracts/limits';
import type { LoginRequest, LoginResult } from '@postprocure/contracts/login';
import { ownPageHeader } from '@postprocure/contracts/own-page';
import { ApiFailure } from './api-failure.ts';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiOptions } from './send-request.ts';

export interface AccountsApi {
  login(credentials: LoginRequest): Promise<LoginResult>;
}

export function createHttpAccounts(options: ApiOptions): AccountsApi {
  return {
    login: async (credentials) => {
      const answer = await sendRequest(
        { timeoutMs: loginTimeoutMs, failureMessage: loginFailureMessage, ...options },
        '/api/user/login',
        // A page of ours is also given the session as a cookie.
        { payload: credentials, headers: { [ownPageHeader]: 'seller-app' } },
      );
      const { status, requestId } = answer;
      const data = isRecord(answer.body) ? answer.body['data'] : undefined;
      if (!isRecord(data) || typeof data['token'] !== 'string' || !isRecord(data['user'])) {
        throw new ApiFailure(loginFailureMessage, { code: 'INVALID_RESPONSE', status, requestId });
      }
      return data as unknown as LoginResult;
    },
  };
}
