import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedBy, signRazorpay } from './razorpay-signature.ts';

describe('Razorpay signatures', () => {
  /** Test vectors from Razorpay's own SDK. */
  const vectors = [
    {
      name: 'a webhook body',
      message: '{"a":1,"b":2,"c":{"d":3}}',
      secret: '123456',
      signature: '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
    },
    {
      name: 'a payment of an order',
      message: 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l',
      secret: 'EnLs21M47BllR3X8PSFtjtbd',
      signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
    },
    {
      name: 'a payment of a subscription',
      message: 'pay_IDZNwZZFtnjyym|sub_ID6MOhgkcoHj9I',
      secret: 'EnLs21M47BllR3X8PSFtjtbd',
      signature: '601f383334975c714c91a7d97dd723eb56520318355863dcf3821c0d07a17693',
    },
  ];

  it.each(vectors)('match the published test vector for $name', ({ message, secret, signature }) => {
    expect(signRazorpay(message, secret)).toBe(signature);
    expect(isSignedBy(message, signature, secret)).toBe(true);
    expect(isSignedBy(message, signature, `${secret}x`)).toBe(false);
  });

  it('are rejected when any bit of the body is flipped', () => {
    const body = Buffer.from('{"entity":"event","event":"payment.captured","payload":{"amount":50000}}');
    const signature = signRazorpay(body, 'secret');
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      const flipped = Buffer.from(body);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(isSignedBy(flipped, signature, 'secret')).toBe(false);
    }
    expect(isSignedBy(body, signature, 'secret')).toBe(true);
  });

  it.each([
    '',
    'x',
    'zz'.repeat(32),
    'AB'.repeat(32),
    'ab'.repeat(31),
    'ab'.repeat(33),
    `${'ab'.repeat(31)}a\u0000`,
  ])('are rejected when malformed: %j', (signature) =>
    expect(isSignedBy('body', signature, 'secret')).toBe(false),
  );

  it('are rejected when made up', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.stringMatching(/^[0-9a-f]{64}$/),
        (body, signature) => {
          expect(isSignedBy(Buffer.from(body), signature, 'secret')).toBe(false);
        },
      ),
    );
  });
});
