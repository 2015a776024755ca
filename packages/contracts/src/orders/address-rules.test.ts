import { expect, test } from 'vitest';
import {
  findAddressFaults,
  findOnlyState,
  readMobileNumber,
  readStateCode,
  type DeliveryAddress,
} from './address-rules.ts';
import { lookUpPincode } from '../shipments/pin-code-city.ts';

const address: DeliveryAddress = {
  addressLine1: 'Flat 12, Sunrise Apartments, MG Road',
  addressLine2: '',
  landmark: '',
  city: 'Bengaluru',
  stateCode: '29',
  pincode: '560001',
};
const faultsOf = (changes: Partial<DeliveryAddress>) =>
  Object.keys(findAddressFaults({ ...address, ...changes }));

test.each<Partial<DeliveryAddress>>([
  {},
  { addressLine1: 'Village Rampur, P.O. Sikandra, House 4' },
  { addressLine1: 'Gandhi Niwas, Station Road' },
  { addressLine1: 'Opposite the old market', landmark: 'Hanuman temple' },
  { addressLine1: 'No. 5', addressLine2: 'Apollo Street, Jayanagar' },
  { pincode: '605001', stateCode: '34', city: 'Puducherry' },
])('is complete: %j', (changes) => {
  expect(faultsOf(changes)).toEqual([]);
});

test.each<[string, Partial<DeliveryAddress>]>([
  ['ADDRESS_NOT_ALLOWED', { addressLine1: 'P.O. Box 112, MG Road' }],
  ['ADDRESS_NOT_ALLOWED', { addressLine1: 'PO BOX 7, Main Road' }],
  ['ADDRESS_NOT_ALLOWED', { addressLine1: 'Post Box No 33, GPO' }],
  ['ADDRESS_NOT_ALLOWED', { addressLine2: 'C/o 56 A.P.O.' }],
  ['ADDRESS_NOT_ALLOWED', { addressLine2: '99 FPO' }],
  ['ADDRESS_NOT_ALLOWED', { pincode: '900099' }],
  ['PIN_UNSERVICEABLE', { pincode: '350001' }],
  ['ADDRESS_INCOMPLETE', { pincode: '' }],
  ['ADDRESS_INCOMPLETE', { pincode: '5600011' }],
  ['ADDRESS_INCOMPLETE', { addressLine1: 'MG Road 4' }],
  ['ADDRESS_INCOMPLETE', { addressLine1: 'Behind the big market' }],
  ['ADDRESS_INCOMPLETE', { city: ' ' }],
  ['ADDRESS_INCOMPLETE', { stateCode: null }],
  ['ADDRESS_INCOMPLETE', { stateCode: '27' }],
])('%s: %j', (reason, changes) => {
  expect(faultsOf(changes)).toEqual([reason]);
});

test.each([
  ['9876543210', '+919876543210'],
  ['+91-98765-43210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['5876543210', null],
  ['98765', null],
  ['', null],
])('mobile number %s: %s', (typed, number) => {
  expect(readMobileNumber(typed)).toBe(number);
});

test.each([
  ['Karnataka', '29'],
  ['  tamil nadu ', '33'],
  ['Orissa', '21'],
  ['7', '07'],
  ['Jammu & Kashmir', '01'],
  ['Atlantis', null],
])('state %s: %s', (typed, code) => {
  expect(readStateCode(typed)).toBe(code);
});

test('a PIN code tells the state where there is only one, and the city where it is known', () => {
  expect(findOnlyState('560001')).toBe('29');
  expect(findOnlyState('605001')).toBeNull();
  expect(findOnlyState('12')).toBeNull();
  expect(lookUpPincode('110024')).toEqual({ states: ['07'], city: 'New Delhi' });
  expect(lookUpPincode('271001')).toEqual({ states: ['09'], city: null });
  expect(lookUpPincode('350001')).toBeNull();
});
