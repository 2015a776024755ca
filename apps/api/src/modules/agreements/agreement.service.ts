import type { AgreementState, Announcement } from '@postprocure/contracts/agreements/agreement';
import type { agreementEndpoints } from '@postprocure/contracts/agreements/endpoints';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/agreements/legal-document';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { findMerchantStart, insertAcceptance, loadAcceptances } from './agreement.repository.ts';
import { announceChanges } from './announce-changes.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const documents: readonly LegalDocument[] = Object.values(legalDocuments);

export const createAgreementHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof agreementEndpoints> => ({
  'GET /api/seller/agreements': async ({ merchant }) => ({
    documents: await readAgreements(database, merchant.merchantId),
  }),

  'POST /api/seller/agreements/acceptances': async ({ merchant, client, body }) => {
    await acceptAgreement(database, merchant, client, body);
    return { documents: await readAgreements(database, merchant.merchantId) };
  },
});

export async function readAgreements(executor: Executor, merchantId: string): Promise<AgreementState[]> {
  const acceptances = await loadAcceptances(executor, merchantId);
  return documents.map(({ key, title, path, isAgreement, current }) => {
    const own = acceptances
      .filter(({ document }) => document === key)
      .map(({ version, at, by }) => ({ version, at: at.toISOString(), by }));
    const accepted = own.find(({ version }) => version === current.version);
    return {
      key,
      title,
      path,
      isAgreement,
      version: current.version,
      effective: current.effective,
      change: current.change,
      accepted: accepted ? { at: accepted.at, by: accepted.by } : null,
      earlier: own.filter(({ version }) => version !== current.version),
    };
  });
}

/** Accepts only the current version: merchants agree to the text they have seen. */
async function acceptAgreement(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  { key, version }: { key: string; version: string },
): Promise<void> {
  const document = documents.find((one) => one.key === key);
  if (!document) throw new AppError('NOT_FOUND', 'Document not found.');
  if (document.current.version !== version) {
    throw new AppError('CONFLICT', `${document.title} has a newer version. Please read and accept that one.`);
  }
  await withTransaction(database, (tx) => recordAcceptance(tx, merchant, client, document));
}

/** Does nothing if this version was accepted before: the first acceptance counts. */
export async function recordAcceptance(
  tx: Executor,
  { merchantId, userId }: Merchant,
  client: Pick<ClientContext, 'ipPrefix' | 'requestId'>,
  { key, current }: LegalDocument,
): Promise<void> {
  const acceptance = { merchantId, userId, document: key, version: current.version };
  if (!(await insertAcceptance(tx, { ...acceptance, ipPrefix: client.ipPrefix }))) return;
  await recordAudit(tx, { userId, merchantId }, client, {
    act: 'agreement.accepted',
    target: key,
    detail: { version: current.version },
  });
}

export async function readAnnouncements(
  executor: Executor,
  merchantId: string,
  now: Date,
): Promise<Announcement[]> {
  const [joinedAt, acceptances] = await Promise.all([
    findMerchantStart(executor, merchantId),
    loadAcceptances(executor, merchantId),
  ]);
  const accepted = new Set(acceptances.map(({ document, version }) => `${document} ${version}`));
  return announceChanges(documents, { now, joinedAt: joinedAt ?? now, accepted });
}
