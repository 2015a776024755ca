/** Claim types and their deadlines. This file has no schemas, so browsers can import it without loading zod. */
export interface ClaimRule {
  label: string;
  /** Hours after delivery within which the claim must be sent. */
  hours: number;
  needsEvidence: boolean;
  /** The policy sentence that is quoted when a late claim is refused. */
  policy: string;
}

const missingPolicy = 'Missing items must be reported within 7 days of delivery.';
const damagedPolicy =
  'Damaged or defective items must be reported within 48 hours of delivery, with image or video proof.';

export const claimTypes = {
  missing: { label: 'Items are missing', hours: 7 * 24, needsEvidence: false, policy: missingPolicy },
  damaged: { label: 'Items are damaged', hours: 48, needsEvidence: true, policy: damagedPolicy },
  defective: { label: 'Items are defective', hours: 48, needsEvidence: true, policy: damagedPolicy },
  wrong: {
    label: 'Wrong items were delivered',
    hours: 48,
    needsEvidence: true,
    policy: 'Wrong items must be reported within 48 hours of delivery, with image or video proof.',
  },
  'not-delivered': {
    label: 'Marked as delivered, but not received',
    hours: 48,
    needsEvidence: false,
    policy: 'Non-delivery must be reported within 48 hours of the Delivered status.',
  },
  other: {
    label: 'Another dispute',
    hours: 7 * 24,
    needsEvidence: false,
    policy: 'Disputes must be reported within 7 days of delivery.',
  },
} as const satisfies Record<string, ClaimRule>;

export type ClaimType = keyof typeof claimTypes;

export const claimDeadline = (type: ClaimType, deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + claimTypes[type].hours * 3_600_000);

/** We decide claims within this time. */
export const claimDecisionHours = 48;

export const evidenceMaxFiles = 6;
export const evidenceImageMaxBytes = 5 * 1024 * 1024;
export const evidenceVideoMaxBytes = 25 * 1024 * 1024;
export const evidenceAccept = 'image/jpeg,image/png,image/webp,video/mp4,video/webm,video/quicktime';
