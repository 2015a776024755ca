import { readStateCode } from '@postprocure/contracts/orders/address-rules';
import { quantityCap } from '@postprocure/contracts/limits';
import { parseRupees } from '@postprocure/money/parse-rupees';
import { z } from 'zod';

/** The columns of an uploaded file. A heading may also be one of `names`. */
export const uploadColumns = {
  order_number: {
    required: true,
    names: ['orderid', 'ordernumber', 'orderno', 'externalorderid', 'ordername'],
  },
  customer_name: {
    required: true,
    names: ['customername', 'name', 'customer', 'shippingname', 'recipientname'],
  },
  phone: {
    required: true,
    names: ['phone', 'mobile', 'phonenumber', 'mobilenumber', 'shippingphone', 'contact'],
  },
  email: { required: false, names: ['email', 'customeremail'] },
  address_line1: {
    required: true,
    names: ['addressline1', 'address', 'address1', 'shippingaddress1', 'shippingaddress', 'shipaddress1'],
  },
  address_line2: { required: false, names: ['addressline2', 'address2', 'shippingaddress2', 'shipaddress2'] },
  landmark: { required: false, names: ['landmark'] },
  city: { required: true, names: ['city', 'shippingcity', 'shipcity'] },
  state: { required: false, names: ['state', 'province', 'shippingprovince', 'shipstate', 'shippingstate'] },
  pincode: {
    required: true,
    names: ['pincode', 'pin', 'zip', 'postalcode', 'shippingzip', 'shippostalcode', 'zipcode'],
  },
  sku: { required: true, names: ['sku', 'lineitemsku', 'productsku', 'sellersku'] },
  quantity: { required: true, names: ['quantity', 'qty', 'lineitemquantity', 'quantitypurchased'] },
  sale_price: {
    required: false,
    names: ['saleprice', 'price', 'unitprice', 'lineitemprice', 'sellingprice'],
  },
  ship_by: { required: false, names: ['shipby', 'shipbydate', 'dispatchby'] },
  note: { required: false, names: ['note', 'notes', 'comment', 'remarks'] },
} as const;

export type UploadColumn = keyof typeof uploadColumns;

export const uploadColumnNames = Object.keys(uploadColumns) as UploadColumn[];

const limits: Record<UploadColumn, number> = {
  order_number: 60,
  customer_name: 120,
  phone: 30,
  email: 254,
  address_line1: 200,
  address_line2: 200,
  landmark: 120,
  city: 100,
  state: 60,
  pincode: 10,
  sku: 64,
  quantity: 10,
  sale_price: 30,
  ship_by: 10,
  note: 500,
};

export type UploadCells = Record<UploadColumn, string>;

/** What the header row of a file says about its columns. */
export interface UploadHeader {
  positions: Partial<Record<UploadColumn, number>>;
  missing: UploadColumn[];
  /** A heading that occurs more than once, which makes its column ambiguous; null if there is none. */
  repeated: string | null;
  ignored: string[];
}

const simplify = (heading: string): string =>
  heading
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

export function readHeader(headings: readonly string[]): UploadHeader {
  const positions: UploadHeader['positions'] = {};
  const ignored: string[] = [];
  const used = new Set<string>();
  let repeated: string | null = null;
  headings.forEach((heading, index) => {
    const name = simplify(heading);
    const column = uploadColumnNames.find(
      (one) => simplify(one) === name || (uploadColumns[one].names as readonly string[]).includes(name),
    );
    if (column !== undefined && used.has(name)) repeated ??= heading.trim().slice(0, 60);
    if (column !== undefined && positions[column] === undefined) {
      positions[column] = index;
      used.add(name);
    } else if (heading.trim() !== '') ignored.push(heading.trim().slice(0, 60));
  });
  return {
    positions,
    missing: uploadColumnNames.filter((one) => uploadColumns[one].required && positions[one] === undefined),
    repeated,
    ignored: ignored.slice(0, 30),
  };
}

/** Control characters have no place in an address and would break PDFs and labels. */
const clean = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const readCells = ({ positions }: UploadHeader, cells: readonly string[]): UploadCells =>
  Object.fromEntries(
    uploadColumnNames.map((column) => {
      const index = positions[column];
      return [column, index === undefined ? '' : readCell(cells[index] ?? '', limits[column])];
    }),
  ) as UploadCells;

/** A valid cell is longer than this only if it is mostly white space. */
const longestCell = 10_000;

/**
 * Shortens an overlong cell to just over the limit, so that it is still rejected. Keeping all of it would use a lot of
 * memory, because a file can repeat it in every row.
 */
function readCell(text: string, limit: number): string {
  const start = clean(text.slice(0, longestCell));
  const isWhole = text.length <= longestCell || start.length > limit;
  const value = isWhole ? start : clean(text);
  if (value.length <= limit) return value;
  const cut = value.slice(0, limit + 2).replace(/[\ud800-\udbff]$/, '');
  // Makes a copy, because a slice would keep the whole text in memory.
  return Array.from(cut).join('');
}

export interface UploadLine {
  sku: string;
  quantity: number;
  saleUnitPaise: number | null;
}

/** The faults that make a row unusable. A row without them becomes part of an order, which may still need attention. */
export function findRowFaults(cells: UploadCells): string[] {
  const faults: string[] = [];
  for (const column of uploadColumnNames) {
    const value = cells[column];
    if (value.length > limits[column]) faults.push(`${column} is longer than ${limits[column]} characters.`);
    // The replacement character stands for bytes that could not be decoded.
    if (!value.isWellFormed() || value.includes('\ufffd'))
      faults.push(`${column} contains invalid characters.`);
  }
  if (cells.order_number === '') faults.push('order_number is empty.');
  if (cells.customer_name === '') faults.push('customer_name is empty.');
  if (cells.sku === '') faults.push('sku is empty.');
  if (readQuantity(cells.quantity) === null) {
    faults.push(`quantity must be a whole number from 1 to ${quantityCap}.`);
  }
  const price = readSalePrice(cells.sale_price);
  if (price !== null && 'reason' in price) faults.push(`sale_price ${price.reason}.`);
  if (cells.ship_by !== '' && !z.iso.date().safeParse(cells.ship_by).success) {
    faults.push('ship_by must be a date such as 2026-11-30.');
  }
  if (cells.email !== '' && !z.email().safeParse(cells.email).success) faults.push('email is not valid.');
  if (cells.state !== '' && readStateCode(cells.state) === null) {
    faults.push(`state "${cells.state}" is not a state of India.`);
  }
  return faults;
}

const readQuantity = (text: string): number | null => {
  const quantity = /^\d{1,3}(\.0+)?$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= quantityCap ? quantity : null;
};

const readSalePrice = (text: string) => (text === '' ? null : parseRupees(text));

export function readLine(cells: UploadCells): UploadLine {
  const price = readSalePrice(cells.sale_price);
  return {
    sku: cells.sku,
    quantity: readQuantity(cells.quantity) ?? 1,
    saleUnitPaise: price !== null && 'paise' in price ? price.paise : null,
  };
}

/** The columns that must be the same in all rows of an order. */
const orderColumns: readonly UploadColumn[] = [
  'customer_name',
  'phone',
  'address_line1',
  'address_line2',
  'city',
  'pincode',
];

/**
 * Online stores export orders with these columns filled in only in the first row, so they may be empty in other rows.
 */
export const findContradiction = (first: UploadCells, other: UploadCells): UploadColumn | undefined =>
  orderColumns.find((column) => other[column] !== '' && other[column] !== first[column]);
