import type { Announcement } from '@postprocure/contracts/agreements/agreement';
import type { LegalDocument } from '@postprocure/contracts/agreements/legal-document';

/** How long a change is still announced after it has taken effect. */
const announcedDays = 30;
const dayMs = 86_400_000;

/** Midnight in Indian time. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00+05:30`);

interface Situation {
  now: Date;
  /** Changes that took effect before the merchant joined are not announced. */
  joinedAt: Date;
  /** `<document key> <version>` of everything accepted or acknowledged. */
  accepted: ReadonlySet<string>;
}

/** The changes to show a merchant: upcoming ones, recent ones, and material ones until they are acknowledged. */
export function announceChanges(
  documents: readonly LegalDocument[],
  { now, joinedAt, accepted }: Situation,
): Announcement[] {
  return documents
    .flatMap(({ key, title, path, current }): Announcement[] => {
      const { version, effective, change, isMaterial } = current;
      const start = startOfDate(effective);
      if (change === null || joinedAt >= start) return [];
      const isKnown = accepted.has(`${key} ${version}`);
      const mustAcknowledge = isMaterial && !isKnown;
      const isRecent = now.getTime() < start.getTime() + announcedDays * dayMs;
      if (!mustAcknowledge && (!isRecent || isKnown)) return [];
      return [{ key, title, path, version, effective, change, mustAcknowledge }];
    })
    .toSorted((one, other) => (one.effective < other.effective ? 1 : -1));
}
