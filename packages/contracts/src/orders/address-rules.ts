import { indianStates, type IndianStateCode } from '../indian-state.ts';
import { findPincodeStates } from '../shipments/pin-code-state.ts';
import { pincodeMessage, pincodePattern } from '../shipments/pin-code.ts';
import { formatPhone } from '../tickets/phone.ts';

export interface DeliveryAddress {
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  stateCode: IndianStateCode | null;
  pincode: string;
}

type AddressReason = 'ADDRESS_INCOMPLETE' | 'ADDRESS_NOT_ALLOWED' | 'PIN_UNSERVICEABLE';

/** "P.O. Rampur" names the post office of a village and is fine; "P.O. Box 12" is not an address to deliver to. */
const postBox = /\bp\.?\s*o\.?\s*[-#.]?\s*box\b|\bpost(?:al)?\s*(?:office\s*)?(?:box|bag)\b|\bbox\s*no\b/i;
const armyPost = /\b(?:a\.?\s?p\.?\s?o|f\.?\s?p\.?\s?o)\b|\b(?:army|field)\s+post\s+office\b/i;
const houseToken =
  /\d|\b(?:house|flat|plot|door|block|floor|tower|villa|bungalow|cottage|niwas|bhavan|bhawan|sadan|nivas|apartments?|building|chawl|quarter|farm)\b/i;
const shortestAddress = 15;

/** What is wrong with a delivery address, by reason. The same rules apply in forms, in uploads and to every channel. */
export function findAddressFaults(address: DeliveryAddress): Partial<Record<AddressReason, string>> {
  const { addressLine1, addressLine2, landmark, city, pincode } = address;
  const street = `${addressLine1} ${addressLine2}`.trim();
  const everything = `${street} ${landmark} ${city}`;
  if (postBox.test(everything)) return { ADDRESS_NOT_ALLOWED: 'The address is a P.O. box.' };
  if (armyPost.test(everything)) return { ADDRESS_NOT_ALLOWED: 'The address is an APO or FPO address.' };
  if (/^9\d{5}$/.test(pincode)) {
    return { ADDRESS_NOT_ALLOWED: 'PIN codes that start with 9 belong to the Army Postal Service.' };
  }
  if (pincodePattern.test(pincode) && findPincodeStates(pincode).length === 0) {
    return { PIN_UNSERVICEABLE: `No PIN code starts with ${pincode.slice(0, 3)}.` };
  }
  const missing = findMissing(address, street);
  return missing === null ? {} : { ADDRESS_INCOMPLETE: missing };
}

function findMissing({ landmark, city, stateCode, pincode }: DeliveryAddress, street: string): string | null {
  if (!pincodePattern.test(pincode)) return pincodeMessage;
  if (street.length < shortestAddress) return 'The address is too short to deliver to.';
  if (!houseToken.test(street) && landmark.trim() === '') {
    return 'The address has no house or flat number and no landmark.';
  }
  if (city.trim() === '') return 'The city is missing.';
  if (stateCode === null) return 'The state is missing.';
  const states = findPincodeStates(pincode);
  if (states.includes(stateCode)) return null;
  const names = states.map((code) => indianStates[code]).join(' or ');
  return `PIN code ${pincode} is in ${names}, not in ${indianStates[stateCode]}.`;
}

/** The state of a PIN code, if all PIN codes with its prefix are in one state. */
export function findOnlyState(pincode: string): IndianStateCode | null {
  const [state, ...others] = pincodePattern.test(pincode) ? findPincodeStates(pincode) : [];
  return state !== undefined && others.length === 0 ? state : null;
}

/** Returns a number such as `+919876543210`, or null if the text is not an Indian mobile number. */
export function readMobileNumber(typed: string): string | null {
  const digits = formatPhone(typed).replaceAll('-', '');
  return /^\+91[6-9]\d{9}$/.test(digits) ? digits : null;
}

const stateNames = new Map<string, IndianStateCode>(
  (Object.entries(indianStates) as [IndianStateCode, string][]).map(([code, name]) => [simplify(name), code]),
);
const otherStateNames: Record<string, IndianStateCode> = {
  orissa: '21',
  pondicherry: '34',
  newdelhi: '07',
  nctofdelhi: '07',
  uttaranchal: '05',
  jammukashmir: '01',
  jk: '01',
  up: '09',
  mp: '23',
  hp: '02',
  ap: '37',
  tn: '33',
  wb: '19',
};

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Reads a state's name or GST code as people write it. */
export function readStateCode(typed: string): IndianStateCode | null {
  const code = typed.trim().padStart(2, '0');
  if (code in indianStates) return code as IndianStateCode;
  const name = simplify(typed);
  return stateNames.get(name) ?? otherStateNames[name] ?? null;
}
