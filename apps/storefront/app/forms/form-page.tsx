import type { ReactNode } from 'react';
import { ContentBlocks, splitAtForm } from '../content/content-blocks.tsx';
import { ContentView } from '../content/content-view.tsx';
import type { FoundContentPage } from '../content/registry.ts';

/** An editorial page with a form in its place among the blocks. */
export function FormPage({ page, crumbs, children }: FoundContentPage & { children: ReactNode }) {
  const { before, after } = splitAtForm(page.blocks);
  return (
    <ContentView page={page} crumbs={crumbs}>
      <div className="grid grid-cols-1 gap-14 sm:gap-18">
        <ContentBlocks blocks={before} />
        {children}
        <ContentBlocks blocks={after} />
      </div>
    </ContentView>
  );
}
