import { divideHalfUp } from './divide-half-up.ts';

/** The taxes on a supply: two equal halves within a state or union territory, or one integrated tax across states. */
export type Supply = 'intra_state' | 'intra_union_territory' | 'inter_state';

export interface InvoiceTax {
  taxablePaise: number;
  cgstPaise: number;
  /** Within a union territory, this half is UTGST. */
  sgstPaise: number;
  igstPaise: number;
}

/**
 * Splits a line total that includes GST. The two halves are always equal, and all parts add up to the total, so the
 * taxable value may differ by one paisa between supplies within a state and across states.
 */
export function splitInvoiceTax(totalPaise: number, gstBasisPoints: number, supply: Supply): InvoiceTax {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < 0) {
    throw new RangeError(`Invalid amount in paise: ${totalPaise}`);
  }
  if (!Number.isSafeInteger(gstBasisPoints) || gstBasisPoints < 0) {
    throw new RangeError(`Invalid GST rate in basis points: ${gstBasisPoints}`);
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
