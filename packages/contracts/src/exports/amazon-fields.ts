export const amazonSkuMaxLength = 40;

/**
 * Fields that the merchant has to fill in, because only the merchant knows the value or because it depends on Amazon's
 * template for the product type.
 */
export const amazonToFill: readonly { field: string; name: string; help: string; isForParent: boolean }[] = [
  {
    field: 'feed_product_type',
    name: 'Product type',
    help: 'From the Valid Values sheet of the template, such as kurta or shoes.',
    isForParent: true,
  },
  {
    field: 'recommended_browse_nodes',
    name: 'Browse node',
    help: 'The number of the Amazon category, from the Browse Data sheet.',
    isForParent: true,
  },
  {
    field: 'external_product_id',
    name: 'Barcode',
    help: 'The EAN, UPC or GTIN of each size and colour. Leave it empty if Amazon has exempted your brand.',
    isForParent: false,
  },
  {
    field: 'external_product_id_type',
    name: 'Barcode type',
    help: 'EAN, UPC or GTIN.',
    isForParent: false,
  },
  {
    field: 'manufacturer',
    name: 'Manufacturer',
    help: 'Name and address as printed on the pack.',
    isForParent: true,
  },
];
