import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PatientSender {
  /** How many requests were answered. */
  readonly answered: number;
  /** Repeats a request until the server answers with something other than an error of its own. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  /** Posts JSON. */
  post: (path: string, headers: Record<string, string>, body: object) => Promise<Response>;
}

/** Creates a sender that repeats every request until the server has answered, however often the server is killed. */
export function createPatientSender(url: string): PatientSender {
  let answered = 0;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    for (;;) {
      try {
        const response = await fetch(url + path, {
          redirect: 'manual',
          ...init,
          signal: AbortSignal.timeout(20_000),
        });
        if (response.status < 500) {
          answered += 1;
          return response;
        }
        await response.body?.cancel();
      } catch {
        // The server was killed while answering, or has not restarted yet.
      }
      await sleep(50 + randomInt(100));
    }
  };
  return {
    get answered() {
      return answered;
    },
    send,
    post: (path, headers, body) =>
      send(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
