import { pincodePattern } from '@postprocure/contracts/shipments/pin-code';

const storageKey = 'postProcurePincode';

/** The last PIN code checked on this device; null if there is none or storage is not available. */
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
    // Without storage, the user has to enter the PIN code again on the next page.
  }
}
