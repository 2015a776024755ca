/** Export formats and columns. This file has no schemas, so browsers can import it without loading zod. */
export const exportFormats = ['xlsx', 'csv', 'shopify', 'woocommerce', 'amazon'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFormatNames: Record<ExportFormat, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
  shopify: 'Shopify product CSV',
  woocommerce: 'WooCommerce product CSV',
  amazon: 'Amazon flat file',
};

/** The columns available in an Excel or CSV file, with their default headings. */
export const exportFieldNames = {
  sku: 'SKU',
  productSku: 'Product SKU',
  color: 'Colour',
  size: 'Size',
  title: 'Title',
  brand: 'Brand',
  category: 'Category',
  subcategory: 'Subcategory',
  description: 'Description (HTML)',
  bullets: 'Bullet points',
  tags: 'Tags',
  cost: 'Cost (₹)',
  mrp: 'MRP (₹)',
  price: 'My price (₹)',
  margin: 'Margin after GST (₹)',
  marginPercent: 'Margin after GST (%)',
  gstRate: 'GST in the cost (%)',
  saleGstRate: 'GST in my price (%)',
  hsn: 'HSN',
  stock: 'Stock',
  stockAt: 'Stock as of',
  handlingDays: 'Handling days',
  warehouse: 'Warehouse',
  countryOfOrigin: 'Country of origin',
  weightGrams: 'Weight (g)',
  state: 'State',
  image: 'Main image',
  images: 'All images',
  address: 'Product page',
} as const;
export type ExportField = keyof typeof exportFieldNames;

export interface ExportColumn {
  heading: string;
  field: ExportField;
}

export const standardColumns: ExportColumn[] = (Object.keys(exportFieldNames) as ExportField[]).map(
  (field) => ({
    heading: exportFieldNames[field],
    field,
  }),
);

export const exportStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type ExportState = (typeof exportStates)[number];

/** Up to this number of products, the response is the finished file. Larger exports run as background jobs. */
export const directExportRows = 500;
export const exportLinkHours = 24;
export const exportColumnLimit = 60;
export const exportMapLimit = 20;
