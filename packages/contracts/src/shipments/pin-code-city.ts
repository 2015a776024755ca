import { findPincodeStates } from './pin-code-state.ts';
import { pincodePattern } from './pin-code.ts';

/**
 * Cities by sorting district, which is the first three digits of a PIN code. Lists only districts whose PIN codes are
 * nearly all in or around one city. Forms suggest the city but never validate it.
 */
const cityByPrefix: Record<string, string> = {
  '110': 'New Delhi',
  '121': 'Faridabad',
  '122': 'Gurugram',
  '141': 'Ludhiana',
  '143': 'Amritsar',
  '160': 'Chandigarh',
  '180': 'Jammu',
  '190': 'Srinagar',
  '208': 'Kanpur',
  '211': 'Prayagraj',
  '221': 'Varanasi',
  '226': 'Lucknow',
  '248': 'Dehradun',
  '250': 'Meerut',
  '282': 'Agra',
  '302': 'Jaipur',
  '342': 'Jodhpur',
  '360': 'Rajkot',
  '380': 'Ahmedabad',
  '390': 'Vadodara',
  '395': 'Surat',
  '400': 'Mumbai',
  '403': 'Goa',
  '411': 'Pune',
  '422': 'Nashik',
  '440': 'Nagpur',
  '452': 'Indore',
  '462': 'Bhopal',
  '482': 'Jabalpur',
  '492': 'Raipur',
  '500': 'Hyderabad',
  '506': 'Warangal',
  '520': 'Vijayawada',
  '522': 'Guntur',
  '530': 'Visakhapatnam',
  '560': 'Bengaluru',
  '570': 'Mysuru',
  '575': 'Mangaluru',
  '600': 'Chennai',
  '620': 'Tiruchirappalli',
  '625': 'Madurai',
  '641': 'Coimbatore',
  '682': 'Kochi',
  '695': 'Thiruvananthapuram',
  '700': 'Kolkata',
  '751': 'Bhubaneswar',
  '781': 'Guwahati',
  '800': 'Patna',
  '831': 'Jamshedpur',
  '834': 'Ranchi',
};

/** The states a PIN code can be in, and its city if the prefix is known. Null for a PIN code that doesn't exist. */
export function lookUpPincode(
  pincode: string,
): { states: ReturnType<typeof findPincodeStates>; city: string | null } | null {
  const states = pincodePattern.test(pincode) ? findPincodeStates(pincode) : [];
  return states.length === 0 ? null : { states, city: cityByPrefix[pincode.slice(0, 3)] ?? null };
}
