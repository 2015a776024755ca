import { artColours, type ArtColour } from '@postprocure/demo-catalogue/product-art';

/** The colours in which a type of product is available. */
export const palettes = {
  ethnic: [
    'maroon',
    'mustard',
    'bottle-green',
    'royal-blue',
    'magenta',
    'pink',
    'peach',
    'teal',
    'burgundy',
    'purple',
    'yellow',
    'navy-blue',
    'red',
    'orange',
    'lavender',
    'turquoise',
  ],
  western: [
    'black',
    'white',
    'navy-blue',
    'olive',
    'maroon',
    'mustard',
    'pink',
    'sky-blue',
    'lavender',
    'beige',
    'charcoal',
    'teal',
    'coral',
    'mint',
  ],
  menswear: [
    'black',
    'white',
    'navy-blue',
    'charcoal',
    'silver-grey',
    'olive',
    'maroon',
    'sky-blue',
    'beige',
    'bottle-green',
    'mustard',
    'brown',
  ],
  denim: ['navy-blue', 'sky-blue', 'black', 'charcoal', 'silver-grey'],
  kids: [
    'red',
    'yellow',
    'sky-blue',
    'pink',
    'mint',
    'orange',
    'royal-blue',
    'lavender',
    'coral',
    'turquoise',
  ],
  leather: ['black', 'brown', 'charcoal', 'maroon', 'navy-blue', 'beige'],
  shoes: ['black', 'white', 'navy-blue', 'silver-grey', 'red', 'olive', 'royal-blue', 'beige'],
  bags: [
    'black',
    'beige',
    'maroon',
    'navy-blue',
    'olive',
    'pink',
    'brown',
    'teal',
    'lavender',
    'mustard',
    'charcoal',
  ],
  gadget: ['black', 'white', 'navy-blue', 'silver-grey', 'red', 'mint', 'rose-gold', 'royal-blue'],
  metallic: ['silver-grey', 'gold', 'rose-gold', 'black'],
  jewel: [
    'gold',
    'rose-gold',
    'silver-grey',
    'red',
    'bottle-green',
    'royal-blue',
    'pink',
    'magenta',
    'white',
  ],
  stones: [
    'red',
    'bottle-green',
    'royal-blue',
    'pink',
    'magenta',
    'white',
    'purple',
    'turquoise',
    'peach',
    'maroon',
  ],
  plain: ['white', 'black', 'silver-grey'],
  makeup: ['red', 'maroon', 'pink', 'coral', 'magenta', 'peach', 'burgundy', 'brown', 'rose-gold', 'purple'],
  home: [
    'beige',
    'white',
    'silver-grey',
    'teal',
    'mustard',
    'maroon',
    'navy-blue',
    'olive',
    'peach',
    'lavender',
    'brown',
    'sky-blue',
  ],
  kitchen: ['red', 'black', 'white', 'sky-blue', 'mint', 'yellow', 'silver-grey', 'peach', 'teal'],
  drinkware: [
    'black',
    'white',
    'navy-blue',
    'olive',
    'maroon',
    'mustard',
    'pink',
    'sky-blue',
    'lavender',
    'coral',
    'teal',
    'mint',
    'red',
    'royal-blue',
  ],
  wood: ['brown', 'beige', 'charcoal', 'white'],
  vehicle: ['black', 'red', 'silver-grey', 'royal-blue', 'white', 'charcoal', 'yellow'],
  sport: ['black', 'red', 'royal-blue', 'yellow', 'orange', 'bottle-green', 'purple', 'turquoise', 'pink'],
  stationery: ['black', 'royal-blue', 'red', 'bottle-green', 'pink', 'yellow', 'purple', 'sky-blue', 'mint'],
  festive: ['red', 'gold', 'maroon', 'orange', 'yellow', 'magenta', 'bottle-green', 'pink'],
  candle: ['white', 'beige', 'lavender', 'pink', 'red', 'mint', 'peach'],
} as const satisfies Record<string, readonly ArtColour[]>;

export type PaletteName = keyof typeof palettes;

export const colourName = (colour: ArtColour): string => artColours[colour].name;

/** Three-letter SKU suffixes: the initial and two consonants, or later letters where two colours would clash. */
export const colourCodes: ReadonlyMap<ArtColour, string> = codeColours();

function codeColours(): Map<ArtColour, string> {
  const codes = new Map<ArtColour, string>();
  const taken = new Set<string>();
  for (const colour of Object.keys(artColours) as ArtColour[]) {
    const letters = colour.replaceAll('-', '').toUpperCase();
    const consonants = letters.slice(1).replaceAll(/[AEIOU]/g, '') + letters.slice(1);
    const code = candidates(letters.charAt(0), consonants).find((candidate) => !taken.has(candidate));
    if (code === undefined) throw new Error(`No SKU code left for ${colour}`);
    taken.add(code);
    codes.set(colour, code);
  }
  return codes;
}

function candidates(initial: string, letters: string): string[] {
  const found: string[] = [];
  for (let second = 0; second < letters.length - 1; second++)
    for (let third = second + 1; third < letters.length; third++)
      found.push(initial + letters.charAt(second) + letters.charAt(third));
  return found;
}
