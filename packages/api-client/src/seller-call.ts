import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiOptions, type RequestParts } from './send-request.ts';

/** A call of the seller application: the browser adds the session's cookie, the answer's `data` comes back. */
export type SellerCall = <T>(path: string, parts?: RequestParts) => Promise<T>;

export const createSellerCall =
  (options: ApiOptions): SellerCall =>
  async <T>(path: string, parts: RequestParts = {}) => {
    const answer = await sendRequest(options, path, {
      ...parts,
      headers: { [csrfHeader]: 'seller-app' },
    });
    const { body, status, requestId } = answer;
    if (!isRecord(body) || body['data'] === undefined) {
      throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', { status, requestId });
    }
    return body['data'] as T;
  };
