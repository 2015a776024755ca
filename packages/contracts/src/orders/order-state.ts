/** The states of an order. This file has no schemas, so browsers can import it without loading zod. */
export const orderStates = [
  'IMPORTED',
  'ATTENTION',
  'AWAITING_PAYMENT',
  'PAID',
  'PROCESSING',
  'PACKED',
  'DISPATCHED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CLOSED',
  'CANCELLED',
  'EXPIRED',
  'CANCEL_REQUESTED',
  'CANCELLED_REFUNDED',
  'NDR',
  'RTO_INITIATED',
  'RTO_IN_TRANSIT',
  'RTO_RECEIVED',
  'RTO_REFUNDED',
  'LOST',
  'DAMAGED_IN_TRANSIT',
  'CLAIM_OPEN',
  'CLAIM_APPROVED',
  'CLAIM_REJECTED',
  'REFUNDED',
] as const;

export type OrderState = (typeof orderStates)[number];

/** The tabs of the order list, in display order. `all` contains every order. */
export const orderTabs = {
  all: 'All',
  attention: 'Needs attention',
  payment: 'Awaiting payment',
  processing: 'Processing',
  shipped: 'Shipped',
  ndr: 'Delivery problem',
  rto: 'RTO',
  delivered: 'Delivered',
  claims: 'Claims',
  cancelled: 'Cancelled',
} as const;

export type OrderTab = keyof typeof orderTabs;

/** Who has to act next. */
export type WaitsOn = 'merchant' | 'us' | 'courier';

interface OrderStateRule {
  label: string;
  tab: Exclude<OrderTab, 'all'>;
  /**
   * Number of completed steps of the public journey (`journeySteps`). Null if the customer is not waiting for the
   * order.
   */
  step: number | null;
  /** What an order in this state is waiting for, and who has to act. Null in final states. */
  waits: { on: WaitsOn; for: string } | null;
  /** Whether the order's units are reserved in stock: paid for and not yet shipped. */
  holdsStock: boolean;
  /** Whether the order can still cost or return money, so that the balance cannot be paid out yet. */
  isOpen: boolean;
}

export const orderStateRules: Record<OrderState, OrderStateRule> = {
  IMPORTED: {
    label: 'Checking',
    tab: 'payment',
    step: null,
    waits: { on: 'us', for: 'the first check' },
    holdsStock: false,
    isOpen: false,
  },
  ATTENTION: {
    label: 'Needs attention',
    tab: 'attention',
    step: null,
    waits: { on: 'merchant', for: 'your correction' },
    holdsStock: false,
    isOpen: false,
  },
  AWAITING_PAYMENT: {
    label: 'Awaiting payment',
    tab: 'payment',
    step: null,
    waits: { on: 'merchant', for: 'payment from your wallet' },
    holdsStock: false,
    isOpen: false,
  },
  PAID: {
    label: 'Paid',
    tab: 'processing',
    step: 1,
    waits: { on: 'us', for: 'processing to start' },
    holdsStock: true,
    isOpen: true,
  },
  PROCESSING: {
    label: 'Processing',
    tab: 'processing',
    step: 2,
    waits: { on: 'us', for: 'packing' },
    holdsStock: true,
    isOpen: true,
  },
  PACKED: {
    label: 'Packed',
    tab: 'processing',
    step: 2,
    waits: { on: 'us', for: 'handover to the courier' },
    holdsStock: true,
    isOpen: true,
  },
  DISPATCHED: {
    label: 'Dispatched',
    tab: 'shipped',
    step: 3,
    waits: { on: 'courier', for: 'delivery' },
    holdsStock: false,
    isOpen: true,
  },
  IN_TRANSIT: {
    label: 'In transit',
    tab: 'shipped',
    step: 4,
    waits: { on: 'courier', for: 'delivery' },
    holdsStock: false,
    isOpen: true,
  },
  OUT_FOR_DELIVERY: {
    label: 'Out for delivery',
    tab: 'shipped',
    step: 5,
    waits: { on: 'courier', for: 'delivery' },
    holdsStock: false,
    isOpen: true,
  },
  DELIVERED: { label: 'Delivered', tab: 'delivered', step: 6, waits: null, holdsStock: false, isOpen: true },
  CLOSED: { label: 'Closed', tab: 'delivered', step: 6, waits: null, holdsStock: false, isOpen: false },
  CANCELLED: {
    label: 'Cancelled',
    tab: 'cancelled',
    step: null,
    waits: null,
    holdsStock: false,
    isOpen: false,
  },
  EXPIRED: { label: 'Expired', tab: 'cancelled', step: null, waits: null, holdsStock: false, isOpen: false },
  CANCEL_REQUESTED: {
    label: 'Cancellation requested',
    tab: 'processing',
    step: 2,
    waits: { on: 'us', for: 'our decision about your cancellation' },
    holdsStock: true,
    isOpen: true,
  },
  CANCELLED_REFUNDED: {
    label: 'Cancelled and refunded',
    tab: 'cancelled',
    step: null,
    waits: null,
    holdsStock: false,
    isOpen: false,
  },
  NDR: {
    label: 'Delivery problem',
    tab: 'ndr',
    step: 5,
    waits: { on: 'merchant', for: 'your instruction to the courier' },
    holdsStock: false,
    isOpen: true,
  },
  RTO_INITIATED: {
    label: 'Returning to origin',
    tab: 'rto',
    step: null,
    waits: { on: 'courier', for: 'the return' },
    holdsStock: false,
    isOpen: true,
  },
  RTO_IN_TRANSIT: {
    label: 'Return in transit',
    tab: 'rto',
    step: null,
    waits: { on: 'courier', for: 'the return' },
    holdsStock: false,
    isOpen: true,
  },
  RTO_RECEIVED: {
    label: 'Return received',
    tab: 'rto',
    step: null,
    waits: { on: 'us', for: 'your refund' },
    holdsStock: false,
    isOpen: true,
  },
  RTO_REFUNDED: {
    label: 'RTO refunded',
    tab: 'rto',
    step: null,
    waits: null,
    holdsStock: false,
    isOpen: false,
  },
  LOST: {
    label: 'Lost in transit',
    tab: 'ndr',
    step: null,
    waits: { on: 'us', for: 'your refund' },
    holdsStock: false,
    isOpen: true,
  },
  DAMAGED_IN_TRANSIT: {
    label: 'Damaged in transit',
    tab: 'ndr',
    step: null,
    waits: { on: 'us', for: 'your refund' },
    holdsStock: false,
    isOpen: true,
  },
  CLAIM_OPEN: {
    label: 'Claim open',
    tab: 'claims',
    step: 6,
    waits: { on: 'us', for: 'our decision about your claim' },
    holdsStock: false,
    isOpen: true,
  },
  CLAIM_APPROVED: {
    label: 'Claim approved',
    tab: 'claims',
    step: 6,
    waits: { on: 'us', for: 'your refund' },
    holdsStock: false,
    isOpen: true,
  },
  CLAIM_REJECTED: {
    label: 'Claim rejected',
    tab: 'claims',
    step: 6,
    waits: null,
    holdsStock: false,
    isOpen: true,
  },
  REFUNDED: { label: 'Refunded', tab: 'claims', step: null, waits: null, holdsStock: false, isOpen: false },
};

/** The states of unpaid orders. Their address can be edited, and they can be cancelled free of charge. */
export const unpaidStates = [
  'IMPORTED',
  'ATTENTION',
  'AWAITING_PAYMENT',
] as const satisfies readonly OrderState[];

export const isUnpaid = (state: OrderState): boolean => unpaidStates.some((unpaid) => unpaid === state);

export const statesOfTab = (tab: OrderTab): readonly OrderState[] =>
  tab === 'all' ? orderStates : orderStates.filter((state) => orderStateRules[state].tab === tab);

export const orderChannels = {
  manual: 'Manual',
  upload: 'File upload',
  storefront: 'Post Procure store',
  api: 'API',
  shopify: 'Shopify',
  amazon: 'Amazon',
} as const;

export type OrderChannel = keyof typeof orderChannels;
