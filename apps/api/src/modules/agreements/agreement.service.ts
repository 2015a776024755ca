import type { AgreementState, Announcement } from '@postprocure/contracts/agreement';
import { legalDocuments, type LegalDocument } from '@postprocure/contracts/legal-document';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { SellerCaller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import { findMerchantStart, insertAcceptance, loadAcceptances } from './agreement.repository.ts';
import { announceChanges } from './announce.ts';

type Seller = Pick<SellerCaller, 'merchantId' | 'userId'>;

const documents: readonly LegalDocument[] = Object.values(legalDocuments);

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

/** What people saw is what they agree to: an older or newer version than the one in force is refused. */
export async function acceptAgreement(
  database: Pool,
  seller: Seller,
  client: ClientContext,
  { key, version }: { key: string; version: string },
): Promise<AgreementState[]> {
  const document = documents.find((one) => one.key === key);
  if (!document) throw new AppError('NOT_FOUND', 'There is no such document.');
  if (document.current.version !== version) {
    throw new AppError('CONFLICT', `${document.title} has a newer version. Please read that one.`);
  }
  await withTransaction(database, (tx) => recordAcceptance(tx, seller, client, document));
  return readAgreements(database, seller.merchantId);
}

/** For whoever opens an account: the agreement is part of it. */
export async function recordAcceptance(
  tx: Executor,
  { merchantId, userId }: Seller,
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
