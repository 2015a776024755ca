/**
 * The fourth letter is the kind of holder. K and E are on some lists and not on others, hence taken. The last
 * letter is a check letter whose rule was never published.
 */
const panPattern = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/;

export const panMessage = 'A PAN has five letters, four digits and a letter, such as AAPFU0939F.';

/** As people write it, with spaces and small letters, into how it is kept. */
export const normalizeTaxId = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export function findPanFault(pan: string): string | null {
  if (!panPattern.test(pan) || pan.slice(5, 9) === '0000') return panMessage;
  return null;
}

/** For those who need not know it whole. */
export const maskPan = (pan: string): string => `${pan.slice(0, 3)}xxxxx${pan.slice(8)}`;
