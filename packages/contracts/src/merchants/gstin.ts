import { indianStates, isIndianStateCode, type IndianStateCode } from '../indian-state.ts';
import { findPanFault } from './pan.ts';

/** Of ordinary taxpayers; marketplaces, embassies and other special numbers end differently and do not resell. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type GstinCheck =
  { valid: true; stateCode: IndianStateCode; pan: string } | { valid: false; fault: string };

/**
 * The last character, computed from the fourteen before it: each counts once or twice in turn, in base 36, and
 * the two digits of each product are added.
 */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (const [index, character] of Array.from(first14).entries()) {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** Says where a number is wrong, so that the person can find the mistyped character. */
export function checkGstin(gstin: string): GstinCheck {
  const fail = (fault: string): GstinCheck => ({ valid: false, fault });
  if (gstin.length !== 15) return fail(`A GSTIN has 15 characters; this one has ${gstin.length}.`);
  const stateCode = gstin.slice(0, 2);
  if (!/^\d{2}$/.test(stateCode)) return fail('A GSTIN begins with the two digits of its state.');
  if (!isIndianStateCode(stateCode)) return fail(`No state has the code ${stateCode}.`);
  const pan = gstin.slice(2, 12);
  if (findPanFault(pan) !== null) return fail(`Characters 3 to 12 must be a PAN; ${pan} is none.`);
  if (!gstinPattern.test(gstin)) {
    return fail('After the PAN come a digit or letter, the letter Z, and a check character.');
  }
  if (gstin.charAt(14) !== gstinCheckCharacter(gstin.slice(0, 14))) {
    return fail('The check character does not fit: at least one character is mistyped.');
  }
  return { valid: true, stateCode, pan };
}

/** What is wrong with a GSTIN beside a PAN and an address, where these are known. */
export function findGstinFault(
  gstin: string,
  { pan, stateCode }: { pan?: string | null; stateCode?: IndianStateCode | null } = {},
): string | null {
  const check = checkGstin(gstin);
  if (!check.valid) return check.fault;
  if (pan && check.pan !== pan) return `This GSTIN belongs to the PAN ${check.pan}, not to ${pan}.`;
  if (stateCode && check.stateCode !== stateCode) {
    return `This GSTIN is of ${indianStates[check.stateCode]}, while the address is in ${indianStates[stateCode]}.`;
  }
  return null;
}
