import type { ArtIcon, DyedArtIcon } from '@postprocure/demo-catalogue/product-art';

/** The colours in a drawing that are replaced, as OKLCH ranges. A hue range may wrap around 0. */
export interface DyedPart {
  hue?: readonly [number, number];
  chroma: readonly [number, number];
  lightness: readonly [number, number];
}

const vivid = { chroma: [0.085, 1], lightness: [0, 1] } as const;
const muted = { chroma: [0.035, 1], lightness: [0, 1] } as const;

const pink: DyedPart = { ...muted, hue: [335, 15] };
const red: DyedPart = { ...vivid, hue: [15, 46] };
const brown: DyedPart = { ...muted, hue: [30, 80] };
const gold: DyedPart = { ...muted, hue: [50, 112] };
const green: DyedPart = { ...muted, hue: [108, 165] };
const teal: DyedPart = { ...muted, hue: [160, 222] };
const blue: DyedPart = { ...vivid, hue: [217, 275] };
const sea: DyedPart = { ...muted, hue: [160, 275] };
const sky: DyedPart = { chroma: [0.02, 1], lightness: [0, 1], hue: [195, 275] };
const purple: DyedPart = { ...muted, hue: [255, 330] };
/** The greyish blue of metal and pale plastic. */
const steel: DyedPart = { chroma: [0.012, 0.075], lightness: [0.6, 1], hue: [195, 245] };
const dark: DyedPart = { chroma: [0, 0.035], lightness: [0.2, 0.6] };
const light: DyedPart = { chroma: [0, 0.03], lightness: [0.68, 1] };

const parts: Record<DyedArtIcon, DyedPart> = {
  sari: teal,
  kimono: pink,
  dress: blue,
  'womans-clothes': purple,
  't-shirt': sky,
  'running-shirt': blue,
  necktie: blue,
  coat: brown,
  jeans: blue,
  shorts: blue,
  briefs: blue,
  bikini: red,
  'one-piece-swimsuit': sea,
  socks: sky,
  gloves: sky,
  scarf: red,
  'billed-cap': blue,
  'top-hat': dark,
  'womans-hat': gold,
  'rescue-workers-helmet': red,
  'military-helmet': green,
  ribbon: pink,
  'reminder-ribbon': gold,
  thread: blue,
  yarn: pink,
  'running-shoe': blue,
  'mans-shoe': brown,
  'hiking-boot': brown,
  'flat-shoe': blue,
  'high-heeled-shoe': red,
  'womans-sandal': brown,
  'womans-boot': brown,
  'thong-sandal': sea,
  'ballet-shoes': brown,
  'roller-skate': blue,
  'ice-skate': light,
  'kick-scooter': blue,
  handbag: brown,
  'clutch-bag': gold,
  purse: pink,
  backpack: red,
  briefcase: brown,
  luggage: blue,
  umbrella: purple,
  'closed-umbrella': purple,
  glasses: brown,
  sunglasses: dark,
  goggles: dark,
  'diving-mask': blue,
  watch: brown,
  'gem-stone': sky,
  'mobile-phone': dark,
  laptop: steel,
  'desktop-computer': steel,
  'computer-mouse': light,
  keyboard: steel,
  television: steel,
  radio: gold,
  headphone: dark,
  'video-game': dark,
  joystick: dark,
  camera: dark,
  telephone: red,
  flashlight: teal,
  'electric-plug': dark,
  battery: green,
  megaphone: red,
  'couch-and-lamp': blue,
  bed: blue,
  chair: brown,
  seat: blue,
  bucket: blue,
  teapot: red,
  'bowl-with-spoon': blue,
  candle: light,
  'red-paper-lantern': red,
  'folding-hand-fan': red,
  'lotion-bottle': teal,
  toothbrush: brown,
  'hair-pick': dark,
  lipstick: red,
  sponge: gold,
  soap: pink,
  'alarm-clock': red,
  bicycle: teal,
  automobile: red,
  'sport-utility-vehicle': blue,
  'oncoming-automobile': red,
  'pickup-truck': red,
  'motor-scooter': gold,
  motorcycle: red,
  'racing-car': red,
  tractor: green,
  helicopter: gold,
  balloon: red,
  'yo-yo': red,
  'puzzle-piece': green,
  'boxing-glove': red,
  'ping-pong': red,
  badminton: blue,
  tennis: blue,
  sled: red,
  skis: blue,
  'flying-disc': blue,
  tent: brown,
  'ring-buoy': red,
  'closed-book': red,
  ledger: gold,
  'notebook-with-decorative-cover': gold,
  'file-folder': gold,
  pen: blue,
  crayon: red,
  paintbrush: blue,
  pushpin: red,
  'round-pushpin': red,
  bookmark: red,
  label: gold,
  eraser: pink,
  scissors: red,
  guitar: red,
  drum: red,
  accordion: red,
  screwdriver: red,
  toolbox: red,
  magnet: red,
  stethoscope: blue,
};

export const dyedParts: Partial<Record<ArtIcon, DyedPart>> = parts;
