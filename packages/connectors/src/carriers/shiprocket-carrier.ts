import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { CarrierError, type Booking, type Carrier, type NewParcel } from './carrier.ts';
import {
  readShiprocketTracking,
  shiprocketAnything,
  shiprocketAwb,
  shiprocketErrorBody,
  shiprocketLabel,
  shiprocketManifest,
  shiprocketOrder,
  shiprocketOrderList,
  shiprocketServiceability,
  shiprocketToken,
} from './shiprocket-schemas.ts';

export interface ShiprocketOptions {
  mode: Carrier['mode'];
  /** https://apiv2.shiprocket.in, or the local sandbox that implements the same protocol. */
  baseUrl: string;
  email: string;
  password: string;
  webhookKey: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** Tokens are valid for ten days and are replaced a day early. */
const tokenLifeMs = 9 * 24 * 3_600_000;
const maxFileBytes = 30_000_000;

/** Shiprocket through its HTTP API: https://apidocs.shiprocket.in. */
export function createShiprocketCarrier(options: ShiprocketOptions): Carrier {
  const { request, download } = createClient(options);

  /** Shiprocket has no idempotency keys and would book a repeated order twice, so we look for an existing one first. */
  const findBooking = async (reference: string) => {
    const query = new URLSearchParams({ search: reference });
    const { data } = await request('GET', `/orders?${query.toString()}`, shiprocketOrderList);
    const found = data.find(
      ({ channel_order_id: id, status }) => id === reference && !/^CANCELL?ED/i.test(status),
    );
    const shipment = found?.shipments[0];
    return found && shipment
      ? { orderId: found.id, shipmentId: shipment.id, awb: shipment.awb, courier: shipment.courier }
      : null;
  };

  const createOrder = async (parcel: NewParcel) => {
    const made = await request('POST', '/orders/create/adhoc', shiprocketOrder, writeOrder(parcel));
    return { orderId: made.order_id, shipmentId: made.shipment_id, awb: null, courier: null };
  };

  const assignAwb = async (shipmentId: string): Promise<{ awb: string; courier: string | null }> => {
    const { awb_assign_status: status, response } = await request(
      'POST',
      '/courier/assign/awb',
      shiprocketAwb,
      { shipment_id: toNumber(shipmentId) },
    );
    if (status !== 1 || response.data.awb_code === '') {
      throw new CarrierError('No courier is available for this parcel at the moment', { isFinal: false });
    }
    return { awb: response.data.awb_code, courier: response.data.courier_name };
  };

  return {
    mode: options.mode,

    listCouriers: async ({ pickupPincode, deliveryPincode, weightGrams }) => {
      const query = new URLSearchParams({
        pickup_postcode: pickupPincode,
        delivery_postcode: deliveryPincode,
        cod: '0',
        weight: toKilograms(weightGrams),
      });
      const { data } = await request(
        'GET',
        `/courier/serviceability/?${query.toString()}`,
        shiprocketServiceability,
      );
      return (data?.available_courier_companies ?? []).map((company) => ({
        id: company.courier_company_id,
        name: company.courier_name,
        ratePaise: Math.round(company.rate * 100),
        estimatedDays: company.estimated_delivery_days,
      }));
    },

    book: async (parcel): Promise<Booking> => {
      const booked = (await findBooking(parcel.reference)) ?? (await createOrder(parcel));
      const { awb, courier } =
        booked.awb === null
          ? await assignAwb(booked.shipmentId)
          : { awb: booked.awb, courier: booked.courier };
      await acceptRepeat(
        request('POST', '/courier/generate/pickup', shiprocketAnything, {
          shipment_id: [toNumber(booked.shipmentId)],
        }),
      );
      return {
        carrierOrderId: booked.orderId,
        carrierShipmentId: booked.shipmentId,
        awb,
        courier: courier ?? 'Shiprocket',
      };
    },

    fetchLabels: async (ids) => {
      const { label_url: url } = await request('POST', '/courier/generate/label', shiprocketLabel, {
        shipment_id: ids.map(toNumber),
      });
      return download(url);
    },

    fetchManifest: async (parcels) => {
      await acceptRepeat(
        request('POST', '/manifests/generate', shiprocketAnything, {
          shipment_id: parcels.map(({ carrierShipmentId }) => toNumber(carrierShipmentId)),
        }),
      );
      const { manifest_url: url } = await request('POST', '/manifests/print', shiprocketManifest, {
        order_ids: parcels.map(({ carrierOrderId }) => toNumber(carrierOrderId)),
      });
      return download(url);
    },

    cancel: async (ids) => {
      await request('POST', '/orders/cancel', shiprocketAnything, { ids: ids.map(toNumber) });
    },

    requestReattempt: async (awb, { comment, date, phone, address, landmark }) => {
      await request('POST', `/ndr/${encodeURIComponent(awb)}/action`, shiprocketAnything, {
        action: 're-attempt',
        comments: comment,
        deferred_date: date,
        phone,
        address1: address,
        address2: landmark,
      });
    },

    requestReturn: async (awb, comment) => {
      await request('POST', `/ndr/${encodeURIComponent(awb)}/action`, shiprocketAnything, {
        action: 'return',
        comments: comment,
      });
    },

    track: async (awb) => {
      const path = `/courier/track/awb/${encodeURIComponent(awb)}`;
      const answer = await request('GET', path, shiprocketAnything);
      try {
        return readShiprocketTracking(awb, answer);
      } catch (cause) {
        throw new CarrierError('The carrier returned an unreadable response', { isFinal: false, cause });
      }
    },

    verifyWebhook: (key) => timingSafeEqual(digest(key), digest(options.webhookKey)),
  };
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Shiprocket answers 400 to a request that it has already fulfilled. */
async function acceptRepeat(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CarrierError && /already/i.test(error.message))) throw error;
  }
}

type Request = <T extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  schema: T,
  body?: object,
) => Promise<z.output<T>>;

interface Client {
  request: Request;
  download: (url: string) => Promise<Buffer>;
}

function createClient({
  baseUrl,
  email,
  password,
  fetch: send = fetch,
  timeoutMs = 20_000,
}: ShiprocketOptions): Client {
  let login: { token: Promise<string>; until: number } | null = null;

  const call = async (url: string, init: RequestInit): Promise<Response> =>
    send(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
      throw new CarrierError('The carrier did not respond', { isFinal: false, cause });
    });

  const logIn = async (): Promise<string> => {
    const response = await call(`${baseUrl}/v1/external/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return (await read(response, shiprocketToken)).token;
  };

  const readToken = (): Promise<string> => {
    if (login === null || login.until < Date.now()) {
      const token = logIn();
      login = { token, until: Date.now() + tokenLifeMs };
      token.catch(() => (login = null));
    }
    return login.token;
  };

  const sendAuthorized = async (method: string, path: string, body?: object): Promise<Response> =>
    call(`${baseUrl}/v1/external${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await readToken()}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  return {
    request: async (method, path, schema, body) => {
      let response = await sendAuthorized(method, path, body);
      if (response.status === 401) {
        login = null;
        response = await sendAuthorized(method, path, body);
      }
      return read(response, schema);
    },
    download: async (url) => {
      const response = await call(url, { method: 'GET' });
      if (!response.ok) {
        throw new CarrierError(`The carrier's file could not be downloaded (status ${response.status})`, {
          isFinal: false,
        });
      }
      const content = Buffer.from(await response.arrayBuffer());
      if (content.length > maxFileBytes || content.toString('latin1', 0, 5) !== '%PDF-') {
        throw new CarrierError("The carrier's file is not a PDF", { isFinal: false });
      }
      return content;
    },
  };
}

async function read<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  const answer: unknown = await response.json().catch(() => undefined);
  const { status } = response;
  if (!response.ok) {
    const parsed = shiprocketErrorBody.safeParse(answer);
    throw new CarrierError(
      parsed.success ? parsed.data.message : `The carrier responded with status ${status}`,
      {
        isFinal: status >= 400 && status < 500 && ![401, 408, 429].includes(status),
      },
    );
  }
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CarrierError('The carrier returned an unreadable response', {
    isFinal: false,
    cause: parsed.error,
  });
}

function writeOrder(parcel: NewParcel): object {
  const { recipient } = parcel;
  const [firstName = '', ...lastNames] = recipient.name.trim().split(/\s+/);
  return {
    order_id: parcel.reference,
    order_date: writeIndianTime(parcel.orderedAt),
    pickup_location: parcel.pickupLocation,
    billing_customer_name: firstName,
    billing_last_name: lastNames.join(' '),
    billing_address: recipient.address,
    billing_address_2: recipient.address2,
    billing_city: recipient.city,
    billing_pincode: recipient.pincode,
    billing_state: recipient.state,
    billing_country: 'India',
    billing_email: recipient.email,
    billing_phone: recipient.phone,
    shipping_is_billing: true,
    order_items: parcel.items.map(({ name, sku, quantity, unitPaise, hsn }) => ({
      name,
      sku,
      units: quantity,
      selling_price: unitPaise / 100,
      hsn,
    })),
    payment_method: 'Prepaid',
    sub_total: parcel.goodsPaise / 100,
    length: parcel.lengthCm,
    breadth: parcel.breadthCm,
    height: parcel.heightCm,
    weight: Number(toKilograms(parcel.weightGrams)),
  };
}

const toKilograms = (grams: number): string => (grams / 1000).toFixed(3);

const indianOffsetMs = 5.5 * 3_600_000;

const writeIndianTime = (time: Date): string =>
  new Date(time.getTime() + indianOffsetMs).toISOString().slice(0, 16).replace('T', ' ');

/** Shiprocket expects its IDs as numbers in request bodies. */
const toNumber = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id);
