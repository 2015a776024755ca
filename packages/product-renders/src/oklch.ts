/** A colour in OKLCH, which is perceptually uniform, so that shading survives a change of hue. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export const normalizeHue = (hue: number): number => ((hue % 360) + 360) % 360;

/** Channels are 0 to 255. */
export const rgbToOklch = (red: number, green: number, blue: number): Oklch => {
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: normalizeHue((Math.atan2(bb, a) * 180) / Math.PI) };
};

/** Accepts `#rgb` and `#rrggbb`. */
export const hexToOklch = (hex: string): Oklch => {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const value = Number.parseInt(digits.slice(1), 16);
  return rgbToOklch((value >> 16) & 255, (value >> 8) & 255, value & 255);
};

const oklchToLinear = ({ lightness, chroma, hue }: Oklch): [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const isDisplayable = (colour: Oklch): boolean =>
  oklchToLinear(colour).every((channel) => channel >= -0.001 && channel <= 1.001);

/** Reduces chroma, but not lightness or hue, if the colour is outside sRGB. */
const fitToScreen = (colour: Oklch): Oklch => {
  if (isDisplayable(colour)) return colour;
  let low = 0;
  let high = colour.chroma;
  for (let step = 0; step < 12; step += 1) {
    const chroma = (low + high) / 2;
    if (isDisplayable({ ...colour, chroma })) low = chroma;
    else high = chroma;
  }
  return { ...colour, chroma: low };
};

export const oklchToHex = (colour: Oklch): string => {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  const digits = oklchToLinear(fitToScreen({ ...colour, lightness })).map((channel) =>
    Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};
