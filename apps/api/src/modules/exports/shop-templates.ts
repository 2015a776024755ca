import { amazonTemplate } from './amazon-template.ts';
import type { ShopTemplate } from './shop-template.ts';
import { shopifyTemplate } from './shopify-template.ts';
import { wooCommerceTemplate } from './woocommerce-template.ts';

export const shopTemplates: Record<'shopify' | 'woocommerce' | 'amazon', ShopTemplate> = {
  shopify: shopifyTemplate,
  woocommerce: wooCommerceTemplate,
  amazon: amazonTemplate,
};
