import type { ReactNode } from 'react';
import { Container } from '@postprocure/ui/container';
import type { Crumb } from '../seo/json-ld.tsx';
import { ContentBlocks, ContentHero } from './content-blocks.tsx';
import { ContentJsonLd } from './content-json-ld.tsx';
import type { ContentPage } from './content-page.ts';
import { SectionReveal } from './section-reveal.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ContentViewProps {
  page: ContentPage;
  crumbs: readonly Crumb[];
  /** Replaces the default rendering of the page's blocks. */
  children?: ReactNode;
}

export function ContentView({ page, crumbs, children }: ContentViewProps) {
  return (
    // The key resets the fade-in state when the page changes.
    <article key={page.path} className="group/page">
      <ContentHero page={page} crumbs={crumbs} />
      <Container className="pt-12 sm:pt-16 print:pt-6">
        <div className="@container">{children ?? <PageBody page={page} />}</div>
      </Container>
      <ContentJsonLd page={page} crumbs={crumbs} />
      <SectionReveal />
    </article>
  );
}

function PageBody({ page }: { page: ContentPage }) {
  const isDocument = page.layout === 'document' || page.section === 'legal';
  if (!isDocument) return <ContentBlocks blocks={page.blocks} />;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[16rem_1fr]">
      <TableOfContents blocks={page.blocks} />
      <div data-document className="@container max-w-3xl min-w-0">
        <ContentBlocks blocks={page.blocks} />
      </div>
    </div>
  );
}
