import type { ReactNode } from 'react';
import { classes } from '@postprocure/ui/classes';
import { ContentBlocks, splitAtForm } from './content-blocks.tsx';
import { ContentView } from './content-view.tsx';
import type { FoundContentPage } from './registry.ts';

interface ContentWithToolProps extends FoundContentPage {
  /** Whether wide screens show the introduction to the left of the tool. */
  isBeside?: boolean;
  children: ReactNode;
}

/** An editorial page whose form marker is replaced with its form or tool. */
export function ContentWithTool({ page, crumbs, isBeside = false, children }: ContentWithToolProps) {
  const { before, after } = splitAtForm(page.blocks);
  const hasIntroduction = before.some(({ kind }) => kind !== 'hero');
  return (
    <ContentView page={page} crumbs={crumbs}>
      <div className="grid grid-cols-1 gap-y-14 sm:gap-y-18">
        <div
          className={classes(
            'grid grid-cols-1 gap-x-12 gap-y-8',
            isBeside && '@4xl:grid-cols-[1fr_2fr] @4xl:items-start',
          )}
        >
          {hasIntroduction && (
            // The narrow width aligns the introduction with the left edge of the tool.
            <div
              className={classes(
                '@container max-w-3xl group-has-[[data-under-way]]/page:hidden',
                isBeside && '@4xl:block!',
              )}
            >
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
