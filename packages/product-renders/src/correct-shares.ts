import { lightOf } from './linear-light.ts';
import type { Guides } from './render-passes.ts';

/** How far away trim is searched for, in pixels. */
const reach = 2;
/** Pixels with a smaller total share are uncoloured, and those with a larger one than `mostMixed` fully coloured. */
const leastMixed = 5;
const mostMixed = 250;

/**
 * Scaling interpolates the light of neighbouring pixels and its coloured share separately. Beside dark trim, this leaves
 * too much white light uncoloured, which would show as a pale line. This function limits the uncoloured light of a pixel
 * to that of the brightest uncoloured pixel nearby.
 */
export function correctShares(pixels: Uint8Array, guides: Guides, size: number): void {
  const shares = [guides.dyed, guides.finished, guides.printed].filter((guide) => guide !== undefined);
  if (shares.length === 0) return;
  const totals = new Uint8Array(size * size);
  for (const guide of shares) {
    for (let index = 0; index < totals.length; index += 1) {
      totals[index] = Math.min((totals[index] ?? 0) + (guide[index] ?? 0), 255);
    }
  }
  for (let y = reach; y < size - reach; y += 1) {
    for (let x = reach; x < size - reach; x += 1) {
      const index = y * size + x;
      const total = totals[index] ?? 0;
      if (total < leastMixed || total > mostMixed) continue;
      const light = lightAt(pixels, index);
      const most = brightestUncoloured(pixels, totals, index, size);
      if (most === 0 || light * (1 - total / 255) <= most) continue;
      const factor = (255 * (1 - most / light)) / total;
      for (const guide of shares) guide[index] = Math.min(Math.round((guide[index] ?? 0) * factor), 255);
    }
  }
}

/** Returns 0 if no pixel nearby is solid and uncoloured. */
function brightestUncoloured(pixels: Uint8Array, totals: Uint8Array, index: number, size: number): number {
  let most = 0;
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const other = index + row * size + column;
      if ((totals[other] ?? 0) >= leastMixed || pixels[other * 4 + 3] !== 255) continue;
      most = Math.max(most, lightAt(pixels, other));
    }
  }
  return most;
}

const lightAt = (pixels: Uint8Array, index: number): number => lightOf[pixels[index * 4 + 1] ?? 0] ?? 0;
