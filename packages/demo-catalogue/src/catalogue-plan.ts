import { featuredCategoryIds } from '@postprocure/contracts/catalogue/featured-categories';
import { renderedModels } from '@postprocure/product-renders/render-library';
import { compileType, listWords, type CompiledType } from './compile-type.ts';
import { departments, miscDepartment, pickLists } from './departments.ts';
import { placeholderImageKey } from './product-art.ts';
import { productImageKey } from './product-image.ts';
import type { Department, Leaf } from './product-type.ts';
import { Random, WeightedPick } from './random.ts';

export interface PlannedCategory {
  id: number;
  parentId: number | null;
  name: string;
  image: string;
  position: number;
  isFeatured: boolean;
  /** Whether the category only groups products that belong to other categories. */
  isMerchandising: boolean;
}

/** The category and type of a product. */
export interface Placement {
  categoryId: number;
  /** The category of the goods if `categoryId` is a merchandising category, otherwise null. */
  goodsCategoryId: number | null;
  type: CompiledType;
}

export interface CataloguePlan {
  categories: PlannedCategory[];
  /** The result depends only on the index, not on the number of products. */
  placeProduct(index: number): Placement;
}

const placementStream = 1;
/** This many of the first products are in the featured categories, so that even a small catalogue fills both. */
const reservedForFeatured = 24;
/**
 * The share of featured products that belong to the featured category itself rather than to a subcategory. Clients
 * find the products of both sections by category ID.
 */
const directShare = 0.4;

export function planCatalogue(): CataloguePlan {
  const categories: PlannedCategory[] = [];
  const placements: [Placement, number][] = [];
  departments.forEach((department, index) => {
    const leaves = planDepartment(categories, department, (index + 1) * 100, index + 1, false);
    placements.push(...leaves);
  });
  const misc = planDepartment(categories, miscDepartment, featuredCategoryIds.misc, 901, true);
  const picks = planPicks(categories, placements);
  const everything = new WeightedPick(placements);
  const miscPick = new WeightedPick(misc);
  const first = [...placements, ...misc].map(([placement]) => placement);

  return {
    categories,
    placeProduct: (index) => {
      // The first products cover every type once, so that even a small catalogue has no empty category.
      const shown = first[index];
      if (shown) return shown;
      const random = new Random(index, placementStream);
      const isReserved = index < first.length + reservedForFeatured;
      if (!isReserved && !random.chance(featuredShare(index))) return everything.pick(random);
      const isDirect = isReserved || random.chance(directShare);
      if (isReserved ? index % 2 === 0 : random.chance(0.45)) {
        const placement = miscPick.pick(random);
        return isDirect ? { ...placement, categoryId: featuredCategoryIds.misc } : placement;
      }
      const pick = random.pick(picks);
      const { categoryId, type } = pick.from.pick(random);
      return {
        categoryId: isDirect ? featuredCategoryIds.aiRecommendation : pick.categoryId,
        goodsCategoryId: categoryId,
        type,
      };
    },
  };
}

/** The share of products in the featured sections, which stay small as the catalogue grows. */
function featuredShare(index: number): number {
  return index < 20_000 ? 0.024 : 0.003;
}

function planDepartment(
  categories: PlannedCategory[],
  department: Department,
  id: number,
  position: number,
  isFeatured: boolean,
): [Placement, number][] {
  const { name, models, trade, leaves } = department;
  const image = groupImageKey(listWords(models));
  categories.push({ id, parentId: null, name, image, position, isFeatured, isMerchandising: false });
  return leaves.flatMap((leaf, index) => {
    const categoryId = id + index + 1;
    categories.push({ ...planLeaf(leaf, index), id: categoryId, parentId: id });
    return leaf.types.map((type): [Placement, number] => [
      { categoryId, goodsCategoryId: null, type: compileType(type, trade, name) },
      leaf.share / leaf.types.length,
    ]);
  });
}

function planLeaf(leaf: Leaf, index: number) {
  return {
    name: leaf.name,
    image: groupImageKey(leaf.types.flatMap(({ models }) => listWords(models))),
    position: index + 1,
    isFeatured: false,
    isMerchandising: false,
  };
}

/** The key of a category's image, which shows up to three different models. */
function groupImageKey(models: readonly string[]): string {
  const rendered = [...new Set(models)].filter((model) => renderedModels.has(model)).slice(0, 3);
  return rendered.length === 0 ? placeholderImageKey : productImageKey({ kind: 'group', models: rendered });
}

interface Picks {
  categoryId: number;
  from: WeightedPick<Placement>;
}

/** 'AI Recommendation' shows products from other departments, grouped into subcategories. */
function planPicks(categories: PlannedCategory[], placements: [Placement, number][]): Picks[] {
  const id = featuredCategoryIds.aiRecommendation;
  categories.push({
    id,
    parentId: null,
    name: 'AI Recommendation',
    image: groupImageKey(departments.slice(0, 3).map(({ models }) => listWords(models)[0] ?? '')),
    position: 900,
    isFeatured: true,
    isMerchandising: true,
  });
  const departmentOf = new Map(
    categories.filter(({ parentId }) => parentId === null).map((category) => [category.id, category.name]),
  );
  return pickLists.map(({ name, from }, index) => {
    const categoryId = id + index + 1;
    const chosen = placements.filter(([{ categoryId: leafId }]) =>
      from.includes(departmentOf.get(Math.floor(leafId / 100) * 100) ?? ''),
    );
    categories.push({
      id: categoryId,
      parentId: id,
      name,
      image: groupImageKey(
        departments
          .filter((department) => from.includes(department.name))
          .flatMap(({ models }) => listWords(models)),
      ),
      position: index + 1,
      isFeatured: false,
      isMerchandising: true,
    });
    return { categoryId, from: new WeightedPick(chosen) };
  });
}
