import { CarrierError, type Carrier } from '@postprocure/connectors/carriers/carrier';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';

const typicalGrams = 500;

/** Asks whether a courier delivers to a PIN code. Returns null if the carrier does not answer. */
export const askServiceability =
  (carrier: Carrier) =>
  async (pincode: string): Promise<boolean | null> => {
    try {
      const couriers = await carrier.listCouriers({
        pickupPincode: warehouses.national.pincode,
        deliveryPincode: pincode,
        weightGrams: typicalGrams,
      });
      return couriers.length > 0;
    } catch (error) {
      if (error instanceof CarrierError) return null;
      throw error;
    }
  };
