import type { ContentPage } from './content-page.ts';

export const hasSampleContent = ({ blocks }: ContentPage): boolean => blocks.some(({ sample }) => sample);

export const withoutSampleContent = (page: ContentPage): ContentPage => ({
  ...page,
  blocks: page.blocks.filter(({ sample }) => !sample),
});
