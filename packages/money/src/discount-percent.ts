/**
 * (mrp - sp) * 100 / mrp, rounded to an integer; 0 when there is no mrp. Counted in paise, because a
 * difference of rupee fractions can land just below the half that should be rounded up.
 */
export function discountPercent(mrp: number | null | undefined, sp: number): number {
  if (!mrp) return 0;
  const mrpPaise = Math.round(mrp * 100);
  const spPaise = Math.round(sp * 100);
  // Adding zero turns the -0 of a rounded tiny negative into 0.
  return Math.round(((mrpPaise - spPaise) * 100) / mrpPaise) + 0;
}
