import type { Route } from './+types/aboutus';
import { Gallery } from '../about/gallery.tsx';
import { Testimonials } from '../about/testimonials.tsx';
import { ContentBlocks } from '../content/content-blocks.tsx';
import { contentMeta } from '../content/content-meta.ts';
import type { ContentBlock } from '../content/content-page.ts';
import { ContentView } from '../content/content-view.tsx';
import { readContentPage } from '../content/registry.ts';
import { siteContext } from '../load-context.ts';
import { editorialPageHeaders } from '../page-headers.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readContentPage('/aboutus', context.get(siteContext));

export const headers = editorialPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return (
    <ContentView {...loaderData}>
      <ContentBlocks blocks={loaderData.page.blocks} showSpecially={showSpecially} />
    </ContentView>
  );
}

function showSpecially(block: ContentBlock) {
  if (block.kind === 'quotes') return <Testimonials {...block} />;
  if (block.kind === 'cards' && block.heading === 'Gallery') return <Gallery photos={block.cards} />;
  return null;
}
