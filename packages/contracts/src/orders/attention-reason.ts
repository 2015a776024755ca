interface AttentionRule {
  label: string;
  /** What the merchant can do about it. */
  fix: string;
  /** Whether the merchant may confirm that the order is right as it is. */
  canWaive: boolean;
}

/** Why an order cannot be paid. This file has no schemas, so browsers can import it without loading zod. */
export const attentionRules = {
  SKU_UNMAPPED: {
    label: 'Unknown SKU',
    fix: 'Choose the product this SKU stands for.',
    canWaive: false,
  },
  NOT_SUBSCRIBED: {
    label: 'Not subscribed',
    fix: 'Subscribe to the product, then check again.',
    canWaive: false,
  },
  OUT_OF_STOCK: {
    label: 'Out of stock',
    fix: 'Reduce the quantity, or check again when the product is back in stock.',
    canWaive: false,
  },
  COST_ROSE: {
    label: 'Cost increased',
    fix: 'Accept the new cost, or cancel the order.',
    canWaive: true,
  },
  MARGIN_BELOW_FLOOR: {
    label: 'Margin below your minimum',
    fix: 'Accept the margin for this order, or cancel it.',
    canWaive: true,
  },
  ADDRESS_INCOMPLETE: {
    label: 'Address incomplete',
    fix: 'Complete the address: house or flat number, street and PIN code.',
    canWaive: false,
  },
  ADDRESS_NOT_ALLOWED: {
    label: 'Address not allowed',
    fix: 'Enter a residential address. We do not deliver to P.O. boxes, APO or FPO addresses.',
    canWaive: false,
  },
  PIN_UNSERVICEABLE: {
    label: 'PIN code not served',
    fix: 'Correct the PIN code, or cancel the order.',
    canWaive: false,
  },
  PHONE_INVALID: {
    label: 'Mobile number invalid',
    fix: "Enter the customer's 10-digit mobile number.",
    canWaive: false,
  },
  DUPLICATE_SUSPECT: {
    label: 'Possible duplicate',
    fix: 'Confirm that this is a separate order, or cancel it.',
    canWaive: true,
  },
  LOW_BALANCE: {
    label: 'Wallet balance too low',
    fix: 'Add money to your wallet, then pay the order.',
    canWaive: false,
  },
  PLAN_ORDER_LIMIT: {
    label: 'Plan order limit reached',
    fix: 'Upgrade your plan, or wait for the next plan period.',
    canWaive: false,
  },
  TAX_DATA_MISSING: {
    label: 'GSTIN or declaration missing',
    fix: 'Add your GSTIN, or declare that you have none. Then check the order again.',
    canWaive: false,
  },
  CHANNEL_UNPAID: {
    label: 'Not prepaid',
    fix: 'We ship prepaid orders only. Check again when the customer has paid.',
    canWaive: false,
  },
  EASY_SHIP_ORDER: {
    label: 'Amazon Easy Ship order',
    fix: 'Amazon collects this order, so it needs an Amazon label.',
    canWaive: false,
  },
  AGE_RESTRICTED: {
    label: 'Age-restricted product',
    fix: 'Confirm that the customer is 18 or older.',
    canWaive: true,
  },
} as const satisfies Record<string, AttentionRule>;

export type AttentionReason = keyof typeof attentionRules;

export const attentionReasons = Object.keys(attentionRules) as AttentionReason[];

/**
 * Reasons that resolve themselves when money arrives or a new plan period begins. An order that has only these reasons
 * can still be paid.
 */
export const paymentReasons: readonly AttentionReason[] = ['LOW_BALANCE', 'PLAN_ORDER_LIMIT'];
