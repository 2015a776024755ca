import { indianStates, type IndianStateCode } from '../indian-state.ts';
import { pincodeMessage, pincodePattern } from './pin-code.ts';

/**
 * The states in which a PIN code can be, by its first digits. The longest matching prefix applies. Postal regions are
 * older than some states and cross their borders, so a prefix may belong to several states.
 */
const statesByPrefix: Record<string, readonly IndianStateCode[]> = {
  '11': ['07'],
  '12': ['06'],
  '13': ['06'],
  '14': ['03', '04'],
  '15': ['03'],
  '16': ['03', '04'],
  '17': ['02'],
  '18': ['01'],
  '19': ['01'],
  '194': ['38'],
  '20': ['09'],
  '21': ['09'],
  '22': ['09'],
  '23': ['09'],
  '24': ['05', '09'],
  '25': ['09'],
  '26': ['05', '09'],
  '27': ['09'],
  '28': ['09'],
  '30': ['08'],
  '31': ['08'],
  '32': ['08'],
  '33': ['08'],
  '34': ['08'],
  '36': ['24', '26'],
  '37': ['24'],
  '38': ['24'],
  '39': ['24', '26'],
  '40': ['27'],
  '403': ['30'],
  '41': ['27'],
  '42': ['27'],
  '43': ['27'],
  '44': ['27'],
  '45': ['23'],
  '46': ['23'],
  '47': ['23'],
  '48': ['23'],
  '49': ['22'],
  '50': ['36'],
  '507': ['36', '37'],
  '51': ['37'],
  '52': ['37'],
  '53': ['37'],
  '533': ['34', '37'],
  '56': ['29'],
  '57': ['29'],
  '58': ['29'],
  '59': ['29'],
  '60': ['33'],
  '605': ['33', '34'],
  '607': ['33', '34'],
  '609': ['33', '34'],
  '61': ['33'],
  '62': ['33'],
  '63': ['33'],
  '64': ['33'],
  '67': ['32'],
  '673': ['32', '34'],
  '68': ['32'],
  '682': ['31', '32'],
  '69': ['32'],
  '70': ['19'],
  '71': ['19'],
  '72': ['19'],
  '73': ['19'],
  '737': ['11'],
  '74': ['19'],
  '744': ['35'],
  '75': ['21'],
  '76': ['21'],
  '77': ['21'],
  '78': ['18'],
  '790': ['12'],
  '791': ['12'],
  '792': ['12'],
  '793': ['17'],
  '794': ['17'],
  '795': ['14'],
  '796': ['15'],
  '797': ['13'],
  '798': ['13'],
  '799': ['16'],
  '80': ['10'],
  '81': ['10', '20'],
  '82': ['10', '20'],
  '83': ['20'],
  '84': ['10'],
  '85': ['10'],
};

/** Returns an empty list for a PIN code that doesn't exist. */
export const findPincodeStates = (pincode: string): readonly IndianStateCode[] =>
  statesByPrefix[pincode.slice(0, 3)] ?? statesByPrefix[pincode.slice(0, 2)] ?? [];

/** Describes what is wrong with the PIN code of a business in this state; null if nothing is. */
export function findPincodeFault(pincode: string, stateCode: IndianStateCode | null): string | null {
  if (!pincodePattern.test(pincode)) return pincodeMessage;
  if (pincode.startsWith('9')) {
    return 'PIN codes that start with 9 belong to the Army Postal Service, where no business can be registered.';
  }
  const states = findPincodeStates(pincode);
  if (states.length === 0) return `No PIN code starts with ${pincode.slice(0, 3)}.`;
  if (stateCode === null || states.includes(stateCode)) return null;
  const names = states.map((code) => indianStates[code]).join(' or ');
  return `${pincode} is in ${names}, not in ${indianStates[stateCode]}.`;
}
