import type { CategoryTarget } from '../categories/category-target.ts';

export interface ShelfItem {
  name: string;
  to: CategoryTarget;
  /** Key of a drawn image, see demo-catalogue/product-art.ts. */
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
      item('Helmets', motor, 'Helmets & Riding Gear', 'helmet', 'art/military-helmet/red/0'),
      item('Car Interiors', motor, 'Car Interior Accessories', 'car seat cover', 'art/seat/royal-blue/1'),
      item('Cleaning & Care', motor, 'Car & Bike Care', 'car cleaning', 'art/sponge/yellow/2'),
      item('Tyre Inflators', motor, 'Tyre Inflators & Tools', 'tyre inflator', 'art/wheel/natural/3'),
    ],
  },
  {
    title: 'Styles for Women',
    items: [
      item('Sarees', women, 'Sarees', 'saree', 'art/sari/magenta/0'),
      item('Kurtis', women, 'Kurtis & Kurtas', 'kurti', 'art/womans-clothes/turquoise/1'),
      item('Dresses', women, 'Dresses & Jumpsuits', 'dress', 'art/dress/coral/2'),
      item('Heels & Sandals', 'Footwear', "Women's Heels & Sandals", 'heels', 'art/high-heeled-shoe/red/3'),
    ],
  },
  {
    title: 'Styles for men',
    items: [
      item('T-Shirts & Polos', men, 'T-Shirts & Polos', 't-shirt', 'art/t-shirt/navy-blue/0'),
      item('Jeans', men, 'Jeans', 'jeans', 'art/jeans/royal-blue/1'),
      item('Jackets', men, 'Jackets & Sweatshirts', 'jacket', 'art/coat/olive/2'),
      item('Sports Shoes', 'Footwear', "Men's Sports Shoes", 'sports shoes', 'art/running-shoe/orange/3'),
    ],
  },
  {
    title: 'Styles for kids',
    items: [
      item('Dresses & Frocks', kids, "Girls' Dresses & Frocks", 'frock', 'art/dress/pink/0'),
      item('T-Shirts & Shirts', kids, "Boys' T-Shirts & Shirts", 'kids t-shirt', 'art/t-shirt/yellow/1'),
      item('Winter Wear', kids, "Kids' Winter Wear", 'kids jacket', 'art/coat/sky-blue/2'),
      item("Kids' Shoes", 'Footwear', "Kids' Shoes", 'kids shoes', 'art/running-shoe/mint/3'),
    ],
  },
];
