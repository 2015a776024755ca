import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * The kinds of greyscale images that show where a view is dyed, printed and so on. One file contains all of a view's
 * images.
 */
const guideKind = z.enum(['dyed', 'finished', 'highlights', 'printed']);
export type GuideKind = z.infer<typeof guideKind>;

/** The positions on the print that the smallest and the largest stored values stand for. */
const positionBounds = z.object({
  across: z.tuple([z.number(), z.number()]),
  up: z.tuple([z.number(), z.number()]),
  /** How much of the print the whole width of the view would show. */
  span: z.number().positive(),
  /** The horizontal part of the print that is visible in nine tenths of the printed pixels. */
  shown: z.tuple([z.number(), z.number()]),
});
export type PositionBounds = z.infer<typeof positionBounds>;

const renderedView = z.object({
  guides: z.array(guideKind),
  positions: positionBounds.nullable(),
  /** Width and height of the object as shares of the view. */
  extent: z.tuple([z.number().positive(), z.number().positive()]),
});
export type RenderedView = z.infer<typeof renderedView>;

export const renderedModel = z.object({
  stands: z.enum(['floor', 'wall']),
  prints: z.enum(['pattern', 'label', 'cover']).nullable(),
  /** The width of a label or cover divided by its height. */
  aspect: z.number().positive(),
  /** How many pieces of a set the model shows. 0 for a pack, which looks the same with any number of pieces inside. */
  pieces: z.int().nonnegative(),
  /** The first view is the main one. */
  views: z.record(z.string(), renderedView),
});
export type RenderedModel = z.infer<typeof renderedModel>;

export const rendersFolder = new URL('../renders/', import.meta.url);

/** Describes every rendered model. */
export const renderedModels: ReadonlyMap<string, RenderedModel> = new Map(
  Object.entries(
    z
      .record(z.string(), renderedModel)
      .parse(JSON.parse(readFileSync(new URL('models.json', rendersFolder), 'utf8'))),
  ),
);

export const readRender = (name: string): Promise<Buffer> => readFile(new URL(name, rendersFolder));
