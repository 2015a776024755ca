import { iconCanvas, shadowMargin, type DrawnIcon } from './art-icons.ts';
import type { Palette } from './art-palette.ts';

/** The side length of the canvas that scenes are drawn on. */
export const sceneCanvas = 1000;
export const productElementId = 'scene-product';

export interface Stage extends Pick<DrawnIcon, 'bounds' | 'shadow'> {
  palette: Palette;
}

export interface Placing {
  x: number;
  /** The centre of the product, or the floor it stands on. */
  y: number;
  /** The longer side of the product. */
  size: number;
  rotation?: number;
}

export const fillCanvas = (paint: string): string =>
  `<rect width="${sceneCanvas}" height="${sceneCanvas}" fill="${paint}"/>`;

export const defineLinear = (
  id: string,
  from: string,
  to: string,
  direction: 'down' | 'right' | 'diagonal' = 'down',
): string => {
  const [x, y] = { down: [0, 1], right: [1, 0], diagonal: [1, 1] }[direction];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
};

/** A seamless backdrop, where the wall curves into the floor. */
export const drawSweep = (top: string, middle: string, floor: string): string =>
  `<linearGradient id="scene-sweep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset=".78" stop-color="${floor}"/><stop offset="1" stop-color="${middle}"/></linearGradient>${fillCanvas('url(#scene-sweep)')}`;

export const drawGlow = (paint: string, x: number, y: number, radius: number, opacity = 0.9): string =>
  `<radialGradient id="scene-glow"><stop offset="0" stop-color="${paint}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#scene-glow)"/>`;

const scaleOf = ({ bounds }: Stage, size: number): number => size / Math.max(bounds.width, bounds.height);

const placeOnCanvas = (stage: Stage, { x, y, size, rotation = 0 }: Placing): string => {
  const { left, top, width, height } = stage.bounds;
  return `translate(${x} ${y}) rotate(${rotation}) scale(${scaleOf(stage, size)}) translate(${-left - width / 2} ${-top - height / 2})`;
};

export const drawProduct = (stage: Stage, placing: Placing): string =>
  `<use xlink:href="#${productElementId}" transform="${placeOnCanvas(stage, placing)}"/>`;

/** Long, thin products are drawn larger than square ones, to fill as much of the image. */
export const fitSize = ({ bounds }: Stage, size: number): number => {
  const [short, long] = [bounds.width, bounds.height].sort((a, b) => a - b) as [number, number];
  return size * (1 + 0.22 * (1 - short / long));
};

/** The floor position that centres a product of this size, slightly below the middle. */
export const findFloor = (stage: Stage, size: number): number =>
  Math.max(690, 515 + (stage.bounds.height * scaleOf(stage, size)) / 2);

/** The product on the floor at `y`, with a dark contact line and a wide, soft shadow. */
export const standProduct = (stage: Stage, placing: Placing): string => {
  const scale = scaleOf(stage, placing.size);
  const halfWidth = (stage.bounds.width * scale) / 2;
  const { shadow } = stage.palette;
  const pool = (reach: number, height: number, opacity: number): string =>
    `<ellipse cx="${placing.x}" cy="${placing.y}" rx="${halfWidth * reach}" ry="${height}" fill="url(#scene-pool)" opacity="${opacity}"/>`;
  return [
    `<radialGradient id="scene-pool"><stop offset="0" stop-color="${shadow}"/><stop offset=".45" stop-color="${shadow}" stop-opacity=".5"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>`,
    pool(1.25, Math.max(34, halfWidth * 0.2), 0.34),
    pool(0.9, Math.max(15, halfWidth * 0.075), 0.55),
    drawProduct(stage, { ...placing, y: placing.y - (stage.bounds.height * scale) / 2 }),
  ].join('');
};

/** The product lying flat, with a shadow of the same shape. */
export const layProduct = (stage: Stage, placing: Placing): string => {
  const fallen = { ...placing, x: placing.x + 14, y: placing.y + 28 };
  const side = iconCanvas + 2 * shadowMargin;
  return `<image xlink:href="${stage.shadow}" x="${-shadowMargin}" y="${-shadowMargin}" width="${side}" height="${side}" opacity=".3" transform="${placeOnCanvas(stage, fallen)}"/>${drawProduct(stage, placing)}`;
};
