import { pincodePattern } from '@postprocure/contracts/shipments/pin-code';

const storageKey = 'postProcurePincode';

/** The last PIN code entered on this device, or null if there is none or storage is blocked. */
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
    // Without storage, the visitor enters it again on the next page.
  }
}
