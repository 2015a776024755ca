import { openSessionOf } from './modules/accounts/testing.ts';
import type { TestApi } from './testing.ts';
import type { TestPerson } from './testing-seller.ts';

/** A request that names a record of `owner`, as somebody else might try to send it. */
export interface ForeignRequest {
  params: Record<string, string | number>;
  payload?: object;
}

type MakeForeignRequest = (api: TestApi, owner: TestPerson) => Promise<ForeignRequest>;

/**
 * For each guarded route with an id in its address: how to make a record of somebody's that somebody else then
 * asks for. The test of the route guard fails for a route that is missing here, and sends each of these as
 * another merchant, who must be told that there is no such thing, and change nothing.
 */
export const foreignRecords: Record<string, MakeForeignRequest> = {
  'DELETE /api/account/sessions/:id': async (api, owner) => ({
    params: { id: await openSessionOf(api.database.pool, owner.userId) },
  }),
};
