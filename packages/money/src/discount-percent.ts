/**
 * (mrp - sp) * 100 / mrp, rounded to an integer; 0 if there is no MRP. Calculated in paise, because an amount in
 * floating-point rupees can end up just below the half that should be rounded up.
 */
export function discountPercent(mrp: number | null | undefined, sp: number): number {
  if (!mrp) return 0;
  const mrpPaise = Math.round(mrp * 100);
  const spPaise = Math.round(sp * 100);
  // Adding zero turns -0 into 0.
  return Math.round(((mrpPaise - spPaise) * 100) / mrpPaise) + 0;
}
