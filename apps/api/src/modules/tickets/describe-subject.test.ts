import { formKinds } from '@postprocure/contracts/tickets/form-definition';
import { expect, test } from 'vitest';
import { describeSubject } from './describe-subject.ts';
import { sampleForms } from './testing.ts';

test('names what a ticket is about', () => {
  expect(formKinds.map((kind) => describeSubject(kind, sampleForms[kind]))).toEqual([
    'Namaste, how do we begin?',
    'Expired cream',
    'Reseller application from Meera Boutique',
    'Round-neck T-shirt, 600 pieces',
    'Steel bottle, 500 pieces',
    'Parcel has not moved',
  ]);
});

test('is short, and never empty', () => {
  expect(describeSubject('contact', { comments: 'x'.repeat(500) })).toHaveLength(80);
  expect(describeSubject('contact', { comments: '', city: 'Mysuru' })).toBe('Message from Mysuru');
});
