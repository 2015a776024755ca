import type { CategoryTarget } from '../categories/category-target.ts';

export interface ShelfItem {
  name: string;
  to: CategoryTarget;
  /** The key of a product image (see demo-catalogue/product-image.ts). */
  image: string;
}

export interface Shelf {
  title: string;
  items: readonly [ShelfItem, ShelfItem, ShelfItem, ShelfItem];
}

const item = (
  name: string,
  category: string,
  subCategory: string,
  search: string,
  image: string,
): ShelfItem => ({ name, to: { category, subCategory, search }, image });

const motor = 'Car & Bike Accessories';
const women = "Women's Fashion";
const men = "Men's Fashion";
const kids = "Kids' Fashion";

export const storeShelves: readonly Shelf[] = [
  {
    title: 'Automative Essentials',
    items: [
      item('Helmets', motor, 'Helmets & Riding Gear', 'helmet', 'product/full-face-helmet/red/plain/0/0'),
      item(
        'Car Interiors',
        motor,
        'Car Interior Accessories',
        'car seat cover',
        'product/car-seat-cover-set/royal-blue/plain/0/1',
      ),
      item(
        'Cleaning & Care',
        motor,
        'Car & Bike Care',
        'car cleaning',
        'product/car-wash-shampoo/natural/plain/0/2',
      ),
      item(
        'Tyre Inflators',
        motor,
        'Tyre Inflators & Tools',
        'tyre inflator',
        'product/tyre-inflator/natural/plain/0/3',
      ),
    ],
  },
  {
    title: 'Styles for Women',
    items: [
      item('Sarees', women, 'Sarees', 'saree', 'product/saree/magenta/zari/0/0'),
      item('Kurtis', women, 'Kurtis & Kurtas', 'kurti', 'product/kurti-straight/turquoise/block-print/0/1'),
      item('Dresses', women, 'Dresses & Jumpsuits', 'dress', 'product/dress/coral/floral/0/2'),
      item('Heels & Sandals', 'Footwear', "Women's Heels & Sandals", 'heels', 'product/heels/red/plain/0/3'),
    ],
  },
  {
    title: 'Styles for men',
    items: [
      item('T-Shirts & Polos', men, 'T-Shirts & Polos', 't-shirt', 'product/t-shirt/navy-blue/plain/0/0'),
      item('Jeans', men, 'Jeans', 'jeans', 'product/jeans/royal-blue/plain/0/1'),
      item('Jackets', men, 'Jackets & Sweatshirts', 'jacket', 'product/jacket/olive/plain/0/2'),
      item(
        'Sports Shoes',
        'Footwear',
        "Men's Sports Shoes",
        'sports shoes',
        'product/sports-shoes/orange/plain/0/3',
      ),
    ],
  },
  {
    title: 'Styles for kids',
    items: [
      item('Dresses & Frocks', kids, "Girls' Dresses & Frocks", 'frock', 'product/frock/pink/polka-dots/0/0'),
      item(
        'T-Shirts & Shirts',
        kids,
        "Boys' T-Shirts & Shirts",
        'kids t-shirt',
        'product/kids-t-shirt/yellow/stars/0/1',
      ),
      item('Winter Wear', kids, "Kids' Winter Wear", 'kids jacket', 'product/kids-jacket/sky-blue/plain/0/2'),
      item("Kids' Shoes", 'Footwear', "Kids' Shoes", 'kids shoes', 'product/kids-shoes/mint/plain/0/3'),
    ],
  },
];
