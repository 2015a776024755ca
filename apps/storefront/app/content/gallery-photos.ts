import type { ContentCard } from './content-page.ts';

const photo = (title: string, text: string, ...models: string[]): ContentCard => ({
  title,
  text,
  image: `group/${models.join('/')}`,
});

export const galleryPhotos: ContentCard[] = [
  photo('Ethnic wear', 'Sarees, kurtis and lehengas', 'saree', 'kurti-straight', 'lehenga-choli'),
  photo('Kitchen', 'Cookware, pressure cookers and tiffins', 'kadhai', 'pressure-cooker', 'tiffin-box'),
  photo(
    'Electronics',
    'Headphones, televisions and watches',
    'over-ear-headphones',
    'smart-tv',
    'smart-watch',
  ),
  photo('Jewellery', 'Jhumkas, necklace sets and bangles', 'jhumka-earrings', 'necklace-set', 'bangles'),
  photo('Toys', 'Soft toys, cars and building blocks', 'teddy-bear', 'remote-control-car', 'building-blocks'),
  photo('Home decor', 'Vases, lamps and wall art', 'flower-vase', 'table-lamp', 'wall-painting'),
  photo('Sports', 'Cricket, cycling and football', 'cricket-bat', 'bicycle', 'football'),
  photo('Puja and festive', 'Diyas, thalis and idols', 'diya', 'puja-thali', 'ganesha-idol'),
];
