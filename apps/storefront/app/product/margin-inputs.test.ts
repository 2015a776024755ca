import { describe, expect, test } from 'vitest';
import { answerMargin, readSellingPrice } from './margin-inputs.ts';

// At 18% GST, ₹472 is ₹400 before tax, and ₹590 is ₹500.
const offer = { spPaise: 47_200, mrpPaise: 70_000, gstBasisPoints: 1800, hsn: '' };
const inputs = { price: '590', channelFee: '', shipping: '', rto: '' };

describe('answerMargin', () => {
  test.each([
    [{}, 10_000],
    [{ price: '₹ 590.00' }, 10_000],
    [{ channelFee: '10' }, 4100],
    [{ channelFee: ' 7.5 %' }, 5575],
    [{ shipping: '40' }, 6000],
    [{ rto: '20%' }, 7640],
  ])('%j', (typed, marginPaise) => {
    expect(answerMargin({ ...inputs, ...typed }, offer)).toMatchObject({ marginPaise });
  });

  test.each([
    [{ price: '' }, 'price'],
    [{ price: '0' }, 'price'],
    [{ price: '700.01' }, 'price'],
    [{ channelFee: '101' }, 'channelFee'],
    [{ channelFee: '-1' }, 'channelFee'],
    [{ channelFee: '1e1' }, 'channelFee'],
    [{ shipping: 'free' }, 'shipping'],
    [{ rto: '90.5' }, 'rto'],
  ])('%j cannot be used', (typed, field) => {
    expect(answerMargin({ ...inputs, ...typed }, offer)).toMatchObject({ field });
  });
});

test('a selling price may be the MRP but not more', () => {
  expect(readSellingPrice('700', 70_000)).toEqual({ value: 70_000 });
  expect(readSellingPrice('701', 70_000)).toEqual({
    problem: "The price can't be above the MRP of ₹700.00.",
  });
});
