import { pincodePattern } from '@postprocure/contracts/shipments/pin-code';

const storageKey = 'postProcurePincode';

/** The pincode this device asked about last; null where there is none or nothing may be stored. */
export function readPincode(): string | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored !== null && pincodePattern.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function rememberPincode(pincode: string): void {
  try {
    localStorage.setItem(storageKey, pincode);
  } catch {
    // Without storage it is asked for again on the next page.
  }
}
