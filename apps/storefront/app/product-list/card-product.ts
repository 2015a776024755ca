import type { ProductCard } from '@postprocure/contracts/catalogue/product';

/** The part of a product that its card needs. */
export type CardProduct = Pick<
  ProductCard,
  'id' | 'title' | 'imgUrl' | 'sp' | 'mrp' | 'quantity' | 'gst_rate' | 'hsn'
>;

/** A page of a list as its cards need it. */
export type CardPage<Page extends { products: ProductCard[] }> = Omit<Page, 'products'> & {
  products: CardProduct[];
};

/** Leaves out what no card shows, so that it is not sent to the browser with the page. */
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
