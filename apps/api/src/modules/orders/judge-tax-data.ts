import { indianStates, type IndianStateCode } from '@postprocure/contracts/indian-state';

/** What a merchant has told us about GST. All of it is missing until the business details are filled in. */
export interface TaxData {
  gstin: string | null;
  isDeclaredUnregistered: boolean;
  stateCode: IndianStateCode | null;
}

const isInterState = ({ stateCode }: TaxData, customerState: IndianStateCode | null): boolean =>
  stateCode === null || stateCode !== customerState;

const nameOf = (state: IndianStateCode | null): string =>
  state === null ? 'another state' : indianStates[state];

/**
 * Why an order to this state cannot be paid yet, or null if it can. A sale to another state needs a GSTIN or a
 * declaration.
 */
export function findTaxFault(tax: TaxData, customerState: IndianStateCode | null): string | null {
  if (tax.gstin !== null || tax.isDeclaredUnregistered || !isInterState(tax, customerState)) return null;
  return tax.stateCode === null
    ? 'We do not know which state your business is in or whether it is registered for GST.'
    : `The order goes to ${nameOf(customerState)}. Before your first sale to another state, we need your GSTIN.`;
}

/** A warning for merchants who have declared that they are not registered, or null. */
export const findTaxWarning = (tax: TaxData, customerState: IndianStateCode | null): string | null =>
  tax.gstin === null && tax.isDeclaredUnregistered && isInterState(tax, customerState)
    ? `You have declared that you are not registered for GST. Selling goods to ${nameOf(customerState)} usually requires registration. Ask your tax adviser before you pay.`
    : null;
