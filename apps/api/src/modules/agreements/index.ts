import type { AgreementState } from '@postprocure/contracts/agreement';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { SellerCaller } from '../../caller.ts';
import { acceptAgreement, readAgreements } from './agreement.service.ts';

export { readAgreements, readAnnouncements, recordAcceptance } from './agreement.service.ts';
export { startOfDate } from './announce.ts';

export interface AgreementsService {
  read(seller: SellerCaller): Promise<AgreementState[]>;
  accept(
    seller: SellerCaller,
    client: ClientContext,
    acceptance: { key: string; version: string },
  ): Promise<AgreementState[]>;
}

export const createAgreements = ({ database }: { database: Pool }): AgreementsService => ({
  read: ({ merchantId }) => readAgreements(database, merchantId),
  accept: (seller, client, acceptance) => acceptAgreement(database, seller, client, acceptance),
});
