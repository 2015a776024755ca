/**
 * The fourth letter is the type of holder. Official lists disagree about K and E, so both are accepted. The last
 * letter is a check letter whose algorithm was never published.
 */
const panPattern = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/;

export const panMessage = 'A PAN has five letters, four digits and one letter, such as AAPFU0939F.';

/** Normalizes a PAN typed with spaces or lower-case letters. */
export const normalizeTaxId = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export function findPanFault(pan: string): string | null {
  if (!panPattern.test(pan) || pan.slice(5, 9) === '0000') return panMessage;
  return null;
}

/** Masks a PAN for users who don't need to see all of it. */
export const maskPan = (pan: string): string => `${pan.slice(0, 3)}xxxxx${pan.slice(8)}`;
