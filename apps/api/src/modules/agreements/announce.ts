import type { Announcement } from '@postprocure/contracts/agreement';
import type { LegalDocument } from '@postprocure/contracts/legal-document';

/** How long a change that is in force already is still announced. */
const announcedDays = 30;
const dayMs = 86_400_000;

/** The first moment of a date in India. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00+05:30`);

interface Situation {
  now: Date;
  /** Whoever joined when a version was in force knows no other. */
  joinedAt: Date;
  /** `document version` of everything accepted or acknowledged. */
  accepted: ReadonlySet<string>;
}

/** The changes a merchant is told of: those ahead, those of late, and material ones until they were acknowledged. */
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
