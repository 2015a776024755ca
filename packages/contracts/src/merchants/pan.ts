/**
 * The fourth letter is the type of holder. K and E are accepted, although not every source lists them. The last
 * letter is a check letter, but its rule was never published.
 */
const panPattern = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/;

export const panMessage = 'Enter a PAN: five letters, four digits and a letter, such as AAPFU0939F.';

export const normalizeTaxId = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export function findPanFault(pan: string): string | null {
  if (!panPattern.test(pan) || pan.slice(5, 9) === '0000') return panMessage;
  return null;
}

export const maskPan = (pan: string): string => `${pan.slice(0, 3)}xxxxx${pan.slice(8)}`;
