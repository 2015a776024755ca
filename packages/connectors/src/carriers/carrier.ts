/** Port for couriers: booking, documents, instructions and tracking. Weights are in grams, lengths in centimetres. */
export interface Carrier {
  /** `sandbox` ships nothing. Pages and documents are then marked as a demo. */
  readonly mode: 'live' | 'sandbox';
  /** Couriers that collect at one PIN code and deliver to another. */
  listCouriers(lane: Lane): Promise<CourierOffer[]>;
  /**
   * Books a parcel with the best courier and asks for its collection. Idempotent: repeating the call with the same
   * reference continues the existing booking.
   */
  book(parcel: NewParcel): Promise<Booking>;
  /** The labels of booked parcels as one PDF. */
  fetchLabels(carrierShipmentIds: readonly string[]): Promise<Buffer>;
  /** The manifest that the courier signs when it collects the parcels, as a PDF. Idempotent. */
  fetchManifest(parcels: readonly Pick<Booking, 'carrierOrderId' | 'carrierShipmentId'>[]): Promise<Buffer>;
  /** Cancels bookings of parcels that have not been collected. */
  cancel(carrierOrderIds: readonly string[]): Promise<void>;
  requestReattempt(awb: string, wishes: ReattemptWishes): Promise<void>;
  requestReturn(awb: string, comment: string): Promise<void>;
  /** What the courier knows about a parcel now, for parcels whose webhooks do not arrive. */
  track(awb: string): Promise<TrackingUpdate>;
  /** Checks the key that comes with a tracking webhook. */
  verifyWebhook(key: string): boolean;
}

export interface Lane {
  pickupPincode: string;
  deliveryPincode: string;
  weightGrams: number;
}

export interface CourierOffer {
  id: number;
  name: string;
  ratePaise: number;
  estimatedDays: number | null;
}

export interface NewParcel {
  /** Our own ID. A parcel with the same reference is never booked twice. */
  reference: string;
  orderedAt: Date;
  /** The name under which the carrier knows the warehouse. */
  pickupLocation: string;
  recipient: {
    name: string;
    phone: string;
    email: string;
    address: string;
    address2: string;
    city: string;
    state: string;
    pincode: string;
  };
  items: readonly { name: string; sku: string; quantity: number; unitPaise: number; hsn: string }[];
  goodsPaise: number;
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
}

export interface Booking {
  carrierOrderId: string;
  carrierShipmentId: string;
  awb: string;
  courier: string;
}

export interface ReattemptWishes {
  comment: string;
  /** YYYY-MM-DD. */
  date: string;
  phone: string;
  address: string;
  landmark: string;
}

/** What a scan means for a parcel. */
export const scanStatuses = [
  'shipped',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'delivery-failed',
  'return-initiated',
  'returning',
  'returned',
  'lost',
  'damaged',
] as const;
export type ScanStatus = (typeof scanStatuses)[number];

export interface TrackingScan {
  /** Identifies the scan, so that a scan that is reported twice is stored only once. */
  id: string;
  at: Date;
  /** Null for scans that change nothing, such as "pickup scheduled". */
  status: ScanStatus | null;
  description: string;
  location: string | null;
}

export interface TrackingUpdate {
  awb: string;
  courier: string | null;
  /** YYYY-MM-DD in Indian time. */
  expectedOn: string | null;
  /** Oldest first. */
  scans: TrackingScan[];
}

/** The carrier rejected the request or did not respond. When `isFinal` is true, retrying cannot succeed. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, options);
    this.isFinal = options.isFinal;
  }
}
