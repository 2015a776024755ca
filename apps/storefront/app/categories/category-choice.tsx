import { useEffect, type ReactNode } from 'react';
import type { SubCategory } from '@postprocure/contracts/catalogue/category';
import { Container } from '@postprocure/ui/container';
import { CategoryStrip } from './category-strip.tsx';
import type { Loaded } from '../data/loaded.ts';

interface CategoryChoiceProps {
  title: string;
  /** Undefined while the categories are loading. */
  categories: Loaded<readonly SubCategory[]> | undefined;
  children?: ReactNode;
}

/** Offers all categories when the URL has no category or an unknown one. */
export const CategoryChoice = ({ title, categories, children }: CategoryChoiceProps) => (
  <Container className="grid grid-cols-1 gap-6 pt-10">
    <h1 className="text-3xl">{title}</h1>
    {children}
    <CategoryStrip variant="browse" categories={categories} />
  </Container>
);

export const CategoryNotChosen = ({ categories }: { categories: SubCategory[] }) => (
  <CategoryChoice title="Categories" categories={{ value: categories }}>
    <p className="text-lg">Please select a category from the navigation or enter a valid category URL.</p>
  </CategoryChoice>
);

export function CategoryMissing({ name, categories }: { name: string; categories: SubCategory[] }) {
  const message = `Category "${name}" not found.`;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the spec requires a warning for a missing category
    console.warn(message);
  }, [message]);
  return (
    <CategoryChoice title={message} categories={{ value: categories }}>
      <p className="text-lg">It may have been renamed. Choose one of these categories:</p>
    </CategoryChoice>
  );
}
