import type { PatternName } from '@postprocure/product-renders/patterns';
import type { Finish } from './product-image.ts';

/** The first entry that matches a description decides. */
const patternWords: readonly (readonly [RegExp, PatternName])[] = [
  [/solid|plain|shaggy|ribbed/, 'plain'],
  [/colour block|half and half|reversible/, 'colour-block'],
  [/bandhani/, 'bandhani'],
  [/leheriya|wave/, 'leheriya'],
  [/ikat/, 'ikat'],
  [/block|ajrakh|batik|jaipuri|welcome/, 'block-print'],
  [/paisley|kalamkari|persian|traditional/, 'paisley'],
  [/mandala|boho/, 'mandala'],
  [/check|plaid/, 'checks'],
  [/fine stripe|pinstripe|side striped|micro/, 'fine-stripes'],
  [/strip/, 'stripes'],
  [/polka/, 'polka-dots'],
  [/floral|tropical|flower|fruit/, 'floral'],
  [/leaf/, 'leaves'],
  [/mirror/, 'mirror-work'],
  [/sequin|shimmer|foil/, 'sequins'],
  [/brocade|banarasi|paithani|jacquard|meenakari/, 'brocade'],
  [/zari|butta|gota|temple|woven/, 'zari'],
  [/embroider|chikankari|phulkari|thread|applique/, 'embroidery'],
  [/tie-dye/, 'tie-dye'],
  [/geometric|typography|graphic|alphabet/, 'geometric'],
  [/patchwork/, 'patchwork'],
  [/star|space|cloud/, 'stars'],
  [/animal|cartoon|teddy|elephant/, 'animals'],
  [/abstract|digital/, 'abstract'],
  [/textured|self design|tufted|lace/, 'self-design'],
  [/print/, 'small-flowers'],
];

/** The pattern that a product's description mentions, or plain cloth. */
export const findPattern = (words: string): PatternName =>
  patternWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'plain';

const finishWords: readonly (readonly [RegExp, Finish])[] = [
  [/opalware|ceramic|china|stoneware|melamine/, 'marble'],
  [/copper/, 'copper'],
  [/brass|bronze|panchdhatu|antique/, 'brass'],
  [/rose gold/, 'polished-rose-gold'],
  [/gold/, 'polished-gold'],
  [/silver|oxidised|rhodium|platinum/, 'silver'],
  [/terracotta|clay/, 'terracotta'],
  [/wood|bamboo/, 'carved-wood'],
  [/marble|resin/, 'marble'],
  [/iron|non-stick|anodised|granite|carbon|black/, 'black-iron'],
];

export const findFinish = (words: string): Finish =>
  finishWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'steel';
