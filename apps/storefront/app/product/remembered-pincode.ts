import { pincodePattern } from '@postprocure/contracts/shipments/pin-code';

const storageKey = 'postProcurePincode';

/** The last pincode checked on this device; null if there is none or storage is not available. */
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
    // Without storage, the pincode is asked for again on the next page.
  }
}
