import { describe, expect, it } from 'vitest';
import { firstPosition, hasWrapped, moveBy, moveTo, offsetOf, slideAt } from './carousel-position.ts';

const count = 5;
const slides = [0, 1, 2, 3, 4];

const offsetsAt = (position: number) => slides.map((slide) => offsetOf(slide, position, count));

describe('a carousel with five slides', () => {
  it('always has two slides on either side of the visible one', () => {
    expect(offsetsAt(0)).toEqual([0, 1, 2, -2, -1]);
    expect(offsetsAt(4)).toEqual([1, 2, -2, -1, 0]);
    expect(offsetsAt(-7)).toEqual([2, -2, -1, 0, 1]);
  });

  it('wraps from the last slide to the first and back', () => {
    const last = moveTo(firstPosition, 4, count);
    expect(last).toEqual({ position: -1, previous: 0 });
    expect(slideAt(last, count)).toBe(4);
    expect(slideAt(moveBy(last, 1), count)).toBe(0);
  });

  it('moves to a slide in the shorter direction', () => {
    expect(moveTo(firstPosition, 2, count).position).toBe(2);
    expect(moveTo(firstPosition, 3, count).position).toBe(-2);
    expect(moveTo({ position: 12, previous: 11 }, 2, count).position).toBe(12);
  });

  it('detects the slide that changes sides, which must not be animated', () => {
    expect(slides.filter((slide) => hasWrapped(slide, moveBy(firstPosition, 1), count))).toEqual([3]);
    expect(slides.filter((slide) => hasWrapped(slide, moveBy(firstPosition, -2), count))).toEqual([1, 2]);
    expect(slides.filter((slide) => hasWrapped(slide, firstPosition, count))).toEqual([]);
  });
});
