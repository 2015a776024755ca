import type { ReactNode } from 'react';
import { ContentBlocks, splitAtForm } from './content-blocks.tsx';
import { ContentView } from './content-view.tsx';
import type { FoundContentPage } from './registry.ts';

/** An editorial page whose form marker is replaced with its form or tool. */
export function ContentWithTool({ page, crumbs, children }: FoundContentPage & { children: ReactNode }) {
  const { before, after } = splitAtForm(page.blocks);
  const hasIntroduction = before.some(({ kind }) => kind !== 'hero');
  return (
    <ContentView page={page} crumbs={crumbs}>
      <div className="grid grid-cols-1 gap-y-14 sm:gap-y-18">
        <div className="grid grid-cols-1 gap-y-8">
          {hasIntroduction && (
            // The narrow width aligns the introduction with the left edge of the tool.
            <div className="@container max-w-3xl group-has-[[data-under-way]]/page:hidden">
              <ContentBlocks blocks={before} />
            </div>
          )}
          {children}
        </div>
        <ContentBlocks blocks={after} />
      </div>
    </ContentView>
  );
}
