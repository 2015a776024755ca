import type { ProductCard } from '@postprocure/contracts/catalogue/product';

/** The fields of a product that its card needs. */
export type CardProduct = Pick<
  ProductCard,
  'id' | 'title' | 'imgUrl' | 'sp' | 'mrp' | 'quantity' | 'gst_rate' | 'hsn'
>;

/** A page of a product list whose products have only the fields that cards need. */
export type CardPage<Page extends { products: ProductCard[] }> = Omit<Page, 'products'> & {
  products: CardProduct[];
};

/** Removes the fields that cards don't need, so that they are not sent to the browser with the page. */
export const toCards = (products: readonly ProductCard[]): CardProduct[] =>
  products.map(({ id, title, imgUrl, sp, mrp, quantity, gst_rate, hsn }) => ({
    id,
    title,
    imgUrl: imgUrl.slice(0, 1),
    sp,
    mrp,
    quantity,
    gst_rate,
    hsn,
  }));

export const toCardPage = <Page extends { products: ProductCard[] }>(page: Page): CardPage<Page> => ({
  ...page,
  products: toCards(page.products),
});
