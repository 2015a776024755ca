import { divideHalfUp } from './divide-half-up.ts';

/** Which taxes a supply carries: two equal halves within a state or union territory, one integrated tax otherwise. */
export type Supply = 'intra_state' | 'intra_union_territory' | 'inter_state';

export interface InvoiceTax {
  taxablePaise: number;
  cgstPaise: number;
  /** UTGST within a union territory. */
  sgstPaise: number;
  igstPaise: number;
}

/**
 * Splits the tax out of a line total that includes GST. The halves are equal and everything adds up to the total by
 * construction; therefore the taxable value may differ by a paisa between the two kinds of supply.
 */
export function splitInvoiceTax(totalPaise: number, gstBasisPoints: number, supply: Supply): InvoiceTax {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < 0) {
    throw new RangeError(`Not an amount in paise: ${totalPaise}`);
  }
  if (!Number.isSafeInteger(gstBasisPoints) || gstBasisPoints < 0) {
    throw new RangeError(`Not a GST rate in basis points: ${gstBasisPoints}`);
  }
  const total = BigInt(totalPaise);
  const rate = BigInt(gstBasisPoints);
  if (supply === 'inter_state') {
    const igstPaise = divideHalfUp(total * rate, 10_000n + rate);
    return { taxablePaise: totalPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const halfPaise = divideHalfUp(total * rate, 2n * (10_000n + rate));
  return {
    taxablePaise: totalPaise - 2 * halfPaise,
    cgstPaise: halfPaise,
    sgstPaise: halfPaise,
    igstPaise: 0,
  };
}
