import { artPlaceholderScene, artTileScene, type ArtImage } from '@postprocure/demo-catalogue/product-art';
import { dyeIcon } from './art-dye.ts';
import { iconCanvas, type DrawnIcon } from './art-icons.ts';
import { mixPalette, seeColour, type Mood } from './art-palette.ts';
import {
  defineLinear,
  drawGlow,
  drawProduct,
  drawSweep,
  fillCanvas,
  findFloor,
  fitSize,
  layProduct,
  productElementId,
  sceneCanvas,
  standProduct,
  type Stage,
} from './art-stage.ts';

interface Scene {
  mood: Mood;
  /** Chroma of the backdrop. */
  strength: number;
  draw: (stage: Stage) => string;
}

const centreProduct = (stage: Stage, size: number, x = 500): string => {
  const fitted = fitSize(stage, size);
  return standProduct(stage, { x, y: findFloor(stage, fitted), size: fitted });
};

const drawStudio = (stage: Stage): string =>
  drawSweep(stage.palette.light, stage.palette.light, stage.palette.wall) + centreProduct(stage, 640);

const drawTintedStudio = (stage: Stage): string =>
  drawSweep(stage.palette.wall, stage.palette.wall, stage.palette.floor) +
  drawGlow(stage.palette.light, 500, 430, 480) +
  centreProduct(stage, 640);

const drawDisc = (stage: Stage): string =>
  defineLinear('scene-disc', stage.palette.floor, stage.palette.deep) +
  fillCanvas(stage.palette.wall) +
  `<circle cx="500" cy="480" r="365" fill="url(#scene-disc)"/>` +
  centreProduct(stage, 640);

const drawArch = (stage: Stage): string =>
  defineLinear('scene-arch', stage.palette.light, stage.palette.floor) +
  drawSweep(stage.palette.floor, stage.palette.floor, stage.palette.deep) +
  `<path d="M190 800V470a310 310 0 0 1 620 0V800z" fill="url(#scene-arch)"/>` +
  centreProduct(stage, 610);

const drawTilted = (stage: Stage): string =>
  defineLinear('scene-slope', stage.palette.light, stage.palette.deep, 'diagonal') +
  fillCanvas('url(#scene-slope)') +
  layProduct(stage, { x: 500, y: 495, size: 690, rotation: -14 });

const drawCloseUp = (stage: Stage): string =>
  defineLinear('scene-slope', stage.palette.wall, stage.palette.floor, 'diagonal') +
  fillCanvas('url(#scene-slope)') +
  layProduct(stage, { x: 590, y: 600, size: 1250, rotation: 8 });

const drawPair = (stage: Stage): string =>
  fillCanvas(stage.palette.floor) +
  drawGlow(stage.palette.light, 420, 380, 620, 0.8) +
  layProduct(stage, { x: 655, y: 350, size: 440, rotation: 16 }) +
  layProduct(stage, { x: 385, y: 600, size: 540, rotation: -9 });

const drawPattern = (stage: Stage): string =>
  `<pattern id="scene-pattern" width="100" height="100" patternUnits="userSpaceOnUse"><circle cx="25" cy="25" r="9" fill="${stage.palette.deep}"/><circle cx="75" cy="75" r="9" fill="${stage.palette.deep}"/></pattern>` +
  fillCanvas(stage.palette.wall) +
  fillCanvas('url(#scene-pattern)') +
  drawGlow(stage.palette.light, 500, 500, 520, 1) +
  layProduct(stage, { x: 500, y: 490, size: 640, rotation: 6 });

const drawPodium = (stage: Stage): string =>
  defineLinear('scene-side', stage.palette.light, stage.palette.accent, 'right') +
  drawSweep(stage.palette.deep, stage.palette.floor, stage.palette.wall) +
  drawGlow(stage.palette.light, 500, 380, 460, 0.8) +
  `<path d="M130 770v180a370 74 0 0 0 740 0V770z" fill="url(#scene-side)"/>` +
  `<ellipse cx="500" cy="770" rx="370" ry="74" fill="${stage.palette.light}"/>` +
  standProduct(stage, { x: 500, y: 775, size: 580 });

const drawProps = (stage: Stage): string =>
  `<radialGradient id="scene-ball" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="${stage.palette.light}"/><stop offset="1" stop-color="${stage.palette.accent}"/></radialGradient>` +
  defineLinear('scene-block', stage.palette.wall, stage.palette.accent, 'right') +
  drawSweep(stage.palette.wall, stage.palette.floor, stage.palette.deep) +
  `<path d="M640 790V350a130 130 0 0 1 260 0V790z" fill="url(#scene-block)" opacity=".75"/>` +
  `<circle cx="150" cy="715" r="88" fill="url(#scene-ball)"/><circle cx="262" cy="775" r="42" fill="url(#scene-ball)"/>` +
  centreProduct(stage, 600, 510);

const drawWindowLight = (stage: Stage): string =>
  defineLinear('scene-slope', stage.palette.floor, stage.palette.deep) +
  fillCanvas('url(#scene-slope)') +
  `<g fill="${stage.palette.light}" opacity=".75" transform="skewX(-18) translate(190 0)"><rect x="190" y="90" width="215" height="300" rx="6"/><rect x="430" y="90" width="215" height="300" rx="6"/><rect x="190" y="415" width="215" height="300" rx="6"/><rect x="430" y="415" width="215" height="300" rx="6"/></g>` +
  centreProduct(stage, 640);

const drawColourBlock = (stage: Stage): string =>
  fillCanvas(stage.palette.light) +
  `<path d="M0 1000V620L1000 300V1000z" fill="${stage.palette.deep}"/><path d="M0 1000V860L1000 700V1000z" fill="${stage.palette.accent}" opacity=".55"/>` +
  layProduct(stage, { x: 500, y: 500, size: 680, rotation: 10 });

const drawTile = (stage: Stage): string =>
  `<radialGradient id="scene-tile" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="${stage.palette.light}"/><stop offset="1" stop-color="${stage.palette.deep}"/></radialGradient>` +
  fillCanvas('url(#scene-tile)') +
  centreProduct(stage, 700);

const drawPlaceholder = (stage: Stage): string =>
  fillCanvas(stage.palette.wall) + `<g opacity=".45">${layProduct(stage, { x: 500, y: 490, size: 340 })}</g>`;

const quiet: Scene = { mood: 'cool', strength: 0.25, draw: drawPlaceholder };

/** Indexed by scene number. The first four are plain enough for a main image. */
const scenes: Record<number, Scene> = {
  0: { mood: 'cool', strength: 0.35, draw: drawStudio },
  1: { mood: 'own', strength: 1, draw: drawTintedStudio },
  2: { mood: 'warm', strength: 0.9, draw: drawDisc },
  3: { mood: 'opposite', strength: 0.9, draw: drawArch },
  4: { mood: 'opposite', strength: 0.9, draw: drawTilted },
  5: { mood: 'own', strength: 0.8, draw: drawCloseUp },
  6: { mood: 'warm', strength: 0.8, draw: drawPair },
  7: { mood: 'own', strength: 1, draw: drawPattern },
  8: { mood: 'opposite', strength: 0.9, draw: drawPodium },
  9: { mood: 'warm', strength: 0.9, draw: drawProps },
  10: { mood: 'own', strength: 0.9, draw: drawWindowLight },
  11: { mood: 'opposite', strength: 1.1, draw: drawColourBlock },
  [artTileScene]: { mood: 'own', strength: 1.35, draw: drawTile },
  [artPlaceholderScene]: quiet,
};

/** Fills 85 % of the image, as marketplaces require. No shadow, because the background must be pure white. */
const onWhiteScene: Scene = {
  mood: 'cool',
  strength: 0,
  draw: (stage) => fillCanvas('#fff') + drawProduct(stage, { x: 500, y: 500, size: 850 }),
};

/** The complete square image as SVG, `width` pixels wide. */
export const composeScene = (
  icon: DrawnIcon,
  image: ArtImage,
  { width, onWhite }: { width: number; onWhite: boolean },
): string => {
  const scene = onWhite ? onWhiteScene : (scenes[image.scene] ?? quiet);
  const seen = image.colour === 'natural' ? icon.natural : seeColour(image.colour);
  const stage = {
    bounds: icon.bounds,
    shadow: icon.shadow,
    palette: mixPalette(scene.mood, scene.strength, seen),
  };
  const product = `<g id="${productElementId}"><svg viewBox="0 0 ${iconCanvas} ${iconCanvas}" width="${iconCanvas}" height="${iconCanvas}">${dyeIcon(icon, image.icon, image.colour)}</svg></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${sceneCanvas} ${sceneCanvas}" width="${width}" height="${width}"><defs>${product}</defs>${scene.draw(stage)}</svg>`;
};
