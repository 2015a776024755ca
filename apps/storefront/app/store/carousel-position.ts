/**
 * The position in an endless carousel. `position` can be higher than the last slide or negative; `previous` is the
 * position before the last move.
 */
export interface CarouselPosition {
  position: number;
  previous: number;
}

export const firstPosition: CarouselPosition = { position: 0, previous: 0 };

export const moveBy = ({ position }: CarouselPosition, steps: number): CarouselPosition => ({
  position: position + steps,
  previous: position,
});

/** Moves to a slide in whichever direction is shorter. */
export const moveTo = (from: CarouselPosition, slide: number, count: number): CarouselPosition =>
  moveBy(from, offsetOf(slide, from.position, count));

export const slideAt = ({ position }: CarouselPosition, count: number): number => modulo(position, count);

/** The distance of a slide from the visible one, in whichever direction is shorter. Negative to the left. */
export function offsetOf(slide: number, position: number, count: number): number {
  const half = Math.floor(count / 2);
  return modulo(slide - position + half, count) - half;
}

/** Whether the slide has moved from one end of the row to the other. That move must not be animated. */
export const hasWrapped = (slide: number, { position, previous }: CarouselPosition, count: number): boolean =>
  offsetOf(slide, previous, count) - offsetOf(slide, position, count) !== position - previous;

const modulo = (value: number, count: number): number => ((value % count) + count) % count;
