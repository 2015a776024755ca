import { listingImageUrl } from '@postprocure/contracts/images/image';
import { amazonSkuMaxLength, amazonToFill } from '@postprocure/contracts/exports/amazon-fields';
import type { Cell } from '../../spreadsheet-cell.ts';
import type { PublicUrls } from './export-columns.ts';
import type { ExportRow, ExportVariation } from './export-row.repository.ts';
import { familySku, imagesOf, listOptions, nameVariation } from './export-variations.ts';
import { writePlainDescription } from './plain-description.ts';
import { isOnSale, type ShopTemplate } from './shop-template.ts';

/**
 * The field names of Amazon's category inventory files. Our file can't be uploaded directly, because Amazon has a signed
 * template with different columns for each product type. Merchants copy our columns into the template by matching the
 * field names in its third row, and fill in what the last column lists.
 */
type Line = Record<string, Cell>;

const bulletCount = 5;
const otherImageCount = 8;
const descriptionMaxLength = 2000;
const brandMaxLength = 50;

type Place = 'parent' | 'child' | 'single';

const describeContent = (row: ExportRow): Line => ({
  brand_name: row.brand.slice(0, brandMaxLength),
  product_description: writePlainDescription(row.description, descriptionMaxLength),
  ...Object.fromEntries(
    row.bullets.slice(0, bulletCount).map((bullet, index) => [`bullet_point${index + 1}`, bullet]),
  ),
  country_of_origin: row.countryOfOrigin,
  generic_keywords: row.tags.join(' '),
  update_delete: 'Update',
});

/** Main images must show the product alone on white. */
const describeImages = (images: readonly string[], { storefrontUrl }: PublicUrls): Line => {
  const [main, ...others] = images;
  return {
    main_image_url: main === undefined ? null : storefrontUrl + listingImageUrl(main, { onWhite: true }),
    ...Object.fromEntries(
      others
        .slice(0, otherImageCount)
        .map((key, index) => [
          `other_image_url${index + 1}`,
          storefrontUrl + listingImageUrl(key, { onWhite: false }),
        ]),
    ),
  };
};

type Offer = Pick<ExportVariation, 'pricePaise' | 'mrpPaise' | 'stock'>;

const describeOffer = (row: ExportRow, { pricePaise, mrpPaise, stock }: Offer): Line => ({
  standard_price: { paise: pricePaise },
  maximum_retail_price: { paise: mrpPaise },
  quantity: isOnSale(row, stock) ? stock : 0,
  fulfillment_latency: row.handlingDays,
  condition_type: 'New',
  ...(row.weightGrams !== null && { item_weight: row.weightGrams, item_weight_unit_of_measure: 'GR' }),
});

/**
 * Lists the fields that the merchant must fill in. A parent row cannot be bought, so it needs neither a barcode nor a
 * price.
 */
function listToFill(row: ExportRow, sku: string, images: readonly string[], place: Place): string {
  const fields = amazonToFill
    .filter(({ isForParent }) => place !== 'parent' || isForParent)
    .map(({ field }) => field);
  return [
    ...fields,
    ...(row.brand === '' ? ['brand_name'] : []),
    ...(sku.length > amazonSkuMaxLength ? [`item_sku (over ${amazonSkuMaxLength} characters)`] : []),
    ...(images[0] === undefined ? ['main_image_url'] : []),
    ...(images[0]?.startsWith('web/') ? ['main_image_url (check that the background is white)'] : []),
  ].join(', ');
}

function describeFamily(row: ExportRow, urls: PublicUrls): Line[] {
  const content = describeContent(row);
  if (row.variations.length === 0) {
    return [
      {
        ...content,
        ...describeOffer(row, row),
        ...describeImages(row.images, urls),
        item_sku: row.sku,
        item_name: row.title,
        to_fill: listToFill(row, row.sku, row.images, 'single'),
      },
    ];
  }
  const parent = familySku(row);
  const themes = listOptions(row).map(({ name }) => name);
  const family = {
    ...content,
    relationship_type: 'Variation',
    variation_theme: themes.length > 1 ? 'SizeColor' : (themes[0] ?? null),
  };
  return [
    {
      ...family,
      ...describeImages(row.images, urls),
      item_sku: parent,
      item_name: row.title,
      parent_child: 'parent',
      to_fill: listToFill(row, parent, row.images, 'parent'),
    },
    ...row.variations.map((variation) => {
      const images = imagesOf(row, variation);
      return {
        ...family,
        ...describeOffer(row, variation),
        ...describeImages(images, urls),
        item_sku: variation.sku,
        item_name: nameVariation(row, variation),
        parent_child: 'child',
        parent_sku: parent,
        color_name: variation.color,
        color_map: variation.color,
        size_name: variation.size,
        size_map: variation.size,
        to_fill: listToFill(row, variation.sku, images, 'child'),
      };
    }),
  ];
}

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

const headings = [
  'feed_product_type',
  'item_sku',
  'brand_name',
  'item_name',
  'external_product_id',
  'external_product_id_type',
  'recommended_browse_nodes',
  'manufacturer',
  'parent_child',
  'parent_sku',
  'relationship_type',
  'variation_theme',
  'color_name',
  'color_map',
  'size_name',
  'size_map',
  'product_description',
  ...numbered('bullet_point', bulletCount),
  'standard_price',
  'maximum_retail_price',
  'quantity',
  'fulfillment_latency',
  'condition_type',
  'country_of_origin',
  'item_weight',
  'item_weight_unit_of_measure',
  'main_image_url',
  ...numbered('other_image_url', otherImageCount),
  'generic_keywords',
  'update_delete',
  'to_fill',
];

export const amazonTemplate: ShopTemplate = {
  headings,
  toLines: (row, urls) =>
    describeFamily(row, urls).map((line) => headings.map((heading) => line[heading] ?? null)),
};
