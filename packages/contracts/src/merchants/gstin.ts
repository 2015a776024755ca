import { indianStates, isIndianStateCode, type IndianStateCode } from '../indian-state.ts';
import { findPanFault } from './pan.ts';

/** Accepts only regular taxpayers: marketplaces, embassies and others with special numbers do not resell. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type GstinCheck =
  | { valid: true; stateCode: IndianStateCode; pan: string }
  | { valid: false; fault: string };

/**
 * Computes the check character. Weights of 1 and 2 alternate, and the two base-36 digits of each product are added
 * up.
 */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (const [index, character] of Array.from(first14).entries()) {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

export function checkGstin(gstin: string): GstinCheck {
  const fail = (fault: string): GstinCheck => ({ valid: false, fault });
  if (gstin.length !== 15) return fail(`A GSTIN has 15 characters; this one has ${gstin.length}.`);
  const stateCode = gstin.slice(0, 2);
  if (!/^\d{2}$/.test(stateCode)) return fail('A GSTIN starts with the two-digit state code.');
  if (!isIndianStateCode(stateCode)) return fail(`${stateCode} is not a state code.`);
  const pan = gstin.slice(2, 12);
  if (findPanFault(pan) !== null)
    return fail(`Characters 3 to 12 must be a PAN, but ${pan} is not a valid PAN.`);
  if (!gstinPattern.test(gstin)) {
    return fail('After the PAN there must be a digit or letter, the letter Z and a check character.');
  }
  if (gstin.charAt(14) !== gstinCheckCharacter(gstin.slice(0, 14))) {
    return fail('This GSTIN is not valid. Check it for typing errors.');
  }
  return { valid: true, stateCode, pan };
}

/** Describes what is wrong with a GSTIN. Also checks that it matches the PAN and the state, if they are given. */
export function findGstinFault(
  gstin: string,
  { pan, stateCode }: { pan?: string | null; stateCode?: IndianStateCode | null } = {},
): string | null {
  const check = checkGstin(gstin);
  if (!check.valid) return check.fault;
  if (pan && check.pan !== pan) return `This GSTIN belongs to PAN ${check.pan}, not ${pan}.`;
  if (stateCode && check.stateCode !== stateCode) {
    return `This GSTIN is registered in ${indianStates[check.stateCode]}, but the address is in ${indianStates[stateCode]}.`;
  }
  return null;
}
