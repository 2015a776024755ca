import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFieldProblem, findFormErrors, isAskedFor } from './check-form.ts';
import { isEmail } from './email.ts';
import { formKinds, listFields } from './form-definition.ts';
import { formDefinitions } from './form-definitions.ts';
import { formatPhone, toE164 } from './phone.ts';
import { readForm } from './read-form.ts';
import { findFileProblem } from './upload-limits.ts';

const requiredOf = (kind: keyof typeof formDefinitions) =>
  listFields(formDefinitions[kind])
    .filter(({ missing }) => missing !== undefined)
    .map(({ name }) => name);

const optionsOf = (kind: keyof typeof formDefinitions, name: string) => {
  const field = listFields(formDefinitions[kind]).find((one) => one.name === name);
  return field && 'options' in field ? field.options.map(({ value }) => value).join(' ') : '';
};

describe('the forms ask for', () => {
  it.each([
    ['contact', 'firstName lastName email phone city state pincode'],
    ['concern', 'reporterName reporterEmail concernSubject concernType concernDetails'],
    ['reseller', 'fullName email phone businessName businessType agreeTerms'],
    [
      'sourcing',
      'requesterName requesterEmail requesterPhone productCategory productName minQuantity agreeTerms',
    ],
    ['bulk-order', 'fullName email productName quantity'],
    ['support-ticket', 'fullName email phoneNumber issueType subject message agreeTerms'],
  ] as const)('%s: %s', (kind, names) => {
    expect(requiredOf(kind).join(' ')).toBe(names);
  });

  it.each([
    ['contact', 'marketplaces', 'amazon flipkart shopify meesho myntra others'],
    ['contact', 'description', 'retailer sellerRetailer manufacturer supplier other'],
    ['contact', 'howHearAboutUs', 'socialMedia friendsFamily onlineSearch advertisement other'],
    [
      'concern',
      'concernType',
      'product-quality order-fulfillment supplier-behavior platform-bug security-breach account-issue other',
    ],
    ['reseller', 'businessType', 'dropshipper e-commerce-store retailer wholesaler other'],
    [
      'sourcing',
      'productCategory',
      'electronics apparel home-kitchen health-beauty jewelry sports-outdoor toys-games other',
    ],
    ['support-ticket', 'issueType', 'order payment product shipping account technical suggestion other'],
  ] as const)('%s %s: %s', (kind, name, values) => {
    expect(optionsOf(kind, name)).toBe(values);
  });

  it('each field name once', () => {
    for (const kind of formKinds) {
      const names = listFields(formDefinitions[kind]).map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('an order ID only for issues with an order', () => {
    const [orderId, productSku] = ['orderId', 'productSku'].map((name) =>
      listFields(formDefinitions['support-ticket']).find((field) => field.name === name),
    );
    const asked = (issueType: string) =>
      [orderId, productSku].map((field) => field !== undefined && isAskedFor(field, { issueType }));
    expect(['order', 'shipping', 'product', 'payment', ''].map(asked)).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('a phone number', () => {
  it.each([
    ['9876543210', '+91-98765-43210'],
    ['98765 43210', '+91-98765-43210'],
    ['09876543210', '+91-98765-43210'],
    ['919876543210', '+91-98765-43210'],
    ['+91 (98765)-43210', '+91-98765-43210'],
    ['+91-98765-43210', '+91-98765-43210'],
    ['022 4123 4567', '022 4123 4567'],
    ['12345', '12345'],
    ['', ''],
  ])('%s becomes %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    ['98765 43210', '+919876543210'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['12345', null],
    ['call me', null],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toE164(typed)).toBe(stored);
  });
});

it('rejects email addresses that mail servers do not accept', () => {
  const part = fc.string({
    unit: fc.constantFrom('a', '.', '-', '_', '@', "'", '+', 'é', ' ', '1'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const address = `${local}@${domain}.in`;
      expect(isEmail(address)).toBe(z.email().safeParse(address).success);
    }),
  );
});

it.each([
  ['1', 100],
  ['165.5', 16_550],
  ['₹1,65,000.05', 16_500_005],
  ['₹ 999', 99_900],
  ['999999999', 99_999_999_900],
])('reads %s as %i paise', (targetPrice, paise) => {
  const values = { targetPrice };
  expect(findFormErrors({ steps: [] }, values)).toEqual({});
  const field = listFields(formDefinitions['bulk-order']).find(({ name }) => name === 'targetPrice');
  expect(field && findFieldProblem(field, targetPrice)).toBeNull();
  expect(readForm(formDefinitions['bulk-order'], values).fields).toEqual({ targetPricePaise: paise });
});

it.each([
  [[{ name: 'a.pdf', size: 10, type: 'application/pdf' }], null],
  [[{ name: 'a.heic', size: 10, type: '' }], null],
  [[{ name: 'a.jpg', size: 5_242_880, type: 'image/jpeg' }], null],
  [[{ name: 'a.jpg', size: 5_242_881, type: 'image/jpeg' }], 'a.jpg is larger than 5 MB.'],
  [[{ name: 'a.txt', size: 10, type: 'text/plain' }], /^a\.txt is neither/],
  [[{ name: 'a.svg', size: 10, type: 'image/svg+xml' }], /^a\.svg is neither/],
  [[{ name: 'a.pdf', size: 0, type: 'application/pdf' }], 'a.pdf is empty.'],
  [Array.from({ length: 6 }, () => ({ name: 'a', size: 1, type: '' })), 'Please choose at most 5 files.'],
])('checks the files %j: %s', (files, message) => {
  const found = findFileProblem(files);
  if (message instanceof RegExp) expect(found).toMatch(message);
  else expect(found).toBe(message);
});
