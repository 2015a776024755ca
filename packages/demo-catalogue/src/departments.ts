import type { Department } from './product-type.ts';
import { appliances } from './types/appliances.ts';
import { baby } from './types/baby.ts';
import { bags } from './types/bags.ts';
import { beauty } from './types/beauty.ts';
import { books } from './types/books.ts';
import { computers } from './types/computers.ts';
import { decor } from './types/decor.ts';
import { electronics } from './types/electronics.ts';
import { festive } from './types/festive.ts';
import { footwear } from './types/footwear.ts';
import { furnishing } from './types/furnishing.ts';
import { furniture } from './types/furniture.ts';
import { garden } from './types/garden.ts';
import { grocery } from './types/grocery.ts';
import { jewellery } from './types/jewellery.ts';
import { kids } from './types/kids.ts';
import { kitchen } from './types/kitchen.ts';
import { men } from './types/men.ts';
import { giftsAndNovelties } from './types/gifts-and-novelties.ts';
import { mobile } from './types/mobile.ts';
import { motor } from './types/motor.ts';
import { music } from './types/music.ts';
import { pets } from './types/pets.ts';
import { sports } from './types/sports.ts';
import { stationery } from './types/stationery.ts';
import { tools } from './types/tools.ts';
import { toys } from './types/toys.ts';
import { travel } from './types/travel.ts';
import { watches } from './types/watches.ts';
import { wellness } from './types/wellness.ts';
import { women } from './types/women.ts';

/** Top-level categories in order. The navigation bar shows the first ten. */
export const departments: readonly Department[] = [
  women,
  men,
  kids,
  footwear,
  jewellery,
  beauty,
  kitchen,
  electronics,
  mobile,
  toys,
  bags,
  decor,
  furnishing,
  furniture,
  appliances,
  computers,
  watches,
  sports,
  motor,
  grocery,
  wellness,
  baby,
  stationery,
  books,
  pets,
  tools,
  garden,
  travel,
  music,
  festive,
];

/** Not part of the order, because the store page shows it in a separate section. */
export const miscDepartment = giftsAndNovelties;

interface PickList {
  name: string;
  from: readonly string[];
}

/** The subcategories of 'AI Recommendation' and the departments from which they select. */
export const pickLists: readonly PickList[] = [
  { name: 'Trending Ethnic Wear', from: ["Women's Fashion"] },
  { name: 'Menswear Picks', from: ["Men's Fashion", 'Footwear'] },
  { name: 'Gadget Picks', from: ['Electronics', 'Mobile Accessories'] },
  { name: 'Home Makeover Picks', from: ['Home Decor', 'Bedding & Furnishing'] },
  { name: 'Kitchen Picks', from: ['Home & Kitchen'] },
  { name: 'Festive Picks', from: ['Puja & Festive', 'Grocery & Gourmet'] },
  { name: 'Fitness & Outdoor Picks', from: ['Sports & Fitness', 'Luggage & Travel'] },
  { name: 'Kids & Toys Picks', from: ["Kids' Fashion", 'Toys & Games', 'Baby Care'] },
  { name: 'Beauty Picks', from: ['Beauty & Personal Care', 'Jewellery'] },
];
