import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { richTextTags } from '@postprocure/contracts/rich-text';
import { sanitizeRichText } from '@postprocure/contracts/sanitize-rich-text';

/** Anything that starts with `<` except an allowed tag without attributes. */
const needsSanitizing = new RegExp(`<(?!/?(?:${richTextTags.join('|')})(?: ?/)?>)`);

/**
 * Sanitizes the description in the JSON of a product, regardless of how it got into the database. Almost all
 * descriptions consist of plain allowed tags; these are recognized without parsing the JSON, which would slow down
 * every product request.
 */
export function sanitizeProductText(text: string): string {
  if (!needsSanitizing.test(text)) return text;
  const product = JSON.parse(text) as ProductDetail;
  return JSON.stringify({ ...product, description: sanitizeRichText(product.description) });
}
