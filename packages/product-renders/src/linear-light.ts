/** The linear light of each stored value. Light adds up linearly, but images store it with a gamma. */
export const lightOf = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const encodingSteps = 4096;
const encoded = Uint8Array.from({ length: encodingSteps + 1 }, (_, step) => {
  const light = step / encodingSteps;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** The value that an image stores for an amount of linear light. */
export const storeLight = (light: number): number =>
  light >= 1 ? 255 : light <= 0 ? 0 : (encoded[(light * encodingSteps + 0.5) | 0] ?? 0);

export type Light = readonly [red: number, green: number, blue: number];

export const hexToLight = (hex: string): Light => {
  const channel = (start: number) => lightOf[Number.parseInt(hex.slice(start, start + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
};
