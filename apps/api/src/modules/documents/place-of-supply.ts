import type { IndianStateCode } from '@postprocure/contracts/indian-state';
import type { Supply } from '@postprocure/money/invoice-tax';

/** Union territories without a legislature, where UTGST replaces SGST. */
const unionTerritories: ReadonlySet<IndianStateCode> = new Set(['04', '26', '31', '35', '38']);

export interface PlaceOfSupply {
  stateCode: IndianStateCode;
  supply: Supply;
}

/**
 * Determines the place of supply and the tax types. Goods go to the merchant's customer at the merchant's direction,
 * so the place is the merchant's state (section 10(1)(b) of the IGST Act). For services, it is the recipient's state
 * as well. For a merchant without an address, it is our own state (section 12(2)(b)(ii)).
 */
export function findPlaceOfSupply(
  supplierState: IndianStateCode,
  recipientState: IndianStateCode | null,
): PlaceOfSupply {
  const stateCode = recipientState ?? supplierState;
  if (stateCode !== supplierState) return { stateCode, supply: 'inter_state' };
  return { stateCode, supply: unionTerritories.has(stateCode) ? 'intra_union_territory' : 'intra_state' };
}
