import type { ReactNode } from 'react';
import type { ContentBlock } from './content-page.ts';
import { ActionBlock } from './blocks/action-block.tsx';
import { CardsBlock } from './blocks/cards-block.tsx';
import { CompanyDetailsBlock } from './blocks/company-details-block.tsx';
import { FactsBlock } from './blocks/facts-block.tsx';
import { FaqBlock } from './blocks/faq-block.tsx';
import { ListBlock } from './blocks/list-block.tsx';
import { NoteBlock } from './blocks/note-block.tsx';
import { QuotesBlock } from './blocks/quotes-block.tsx';
import { StepsBlock } from './blocks/steps-block.tsx';
import { isWideTable, TableBlock } from './blocks/table-block.tsx';
import { TextBlock } from './blocks/text-block.tsx';
import { TimelineBlock } from './blocks/timeline-block.tsx';
import { SampleLabel } from './sample-label.tsx';

export { ContentHero } from './content-hero.tsx';

const isFormMarker = (block: ContentBlock): boolean => block.kind === 'text' && block.heading === 'FORM';

/** Splits the blocks at the marker that stands for the form or tool. */
export function splitAtForm(blocks: readonly ContentBlock[]): {
  before: ContentBlock[];
  after: ContentBlock[];
} {
  const place = blocks.findIndex(isFormMarker);
  return place === -1
    ? { before: [...blocks], after: [] }
    : { before: blocks.slice(0, place), after: blocks.slice(place + 1) };
}

interface ContentBlocksProps {
  blocks: readonly ContentBlock[];
  /** Renders a block in a way specific to this page; null uses the default rendering. */
  showSpecially?: (block: ContentBlock) => ReactNode;
}

/** All blocks below the hero. The form marker renders nothing. */
export function ContentBlocks({ blocks, showSpecially }: ContentBlocksProps) {
  const shown = blocks.filter((block) => block.kind !== 'hero' && !isFormMarker(block));
  if (shown.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-y-14 sm:gap-y-18">
      {shown.map((block, index) => (
        <div
          key={index}
          data-reveal="below"
          className={index > 0 && isAside(block) ? '-mt-6 sm:-mt-9' : undefined}
        >
          {block.sample && !shown[index - 1]?.sample && <SampleLabel />}
          {showSpecially?.(block) ?? <Block block={block} previous={shown[index - 1]} />}
        </div>
      ))}
    </div>
  );
}

/** True for a block that belongs to the one above, and therefore gets less space. */
const isAside = (block: ContentBlock): boolean =>
  block.kind === 'note' || (block.kind === 'text' && block.heading === undefined);

/** True for a block that uses the full width. Other blocks have their heading on the left. */
const isWide = (block: ContentBlock): boolean =>
  ['cards', 'steps', 'quotes', 'facts'].includes(block.kind) ||
  (block.kind === 'table' && isWideTable(block)) ||
  (block.kind === 'faq' && block.heading === undefined);

interface BlockProps {
  block: ContentBlock;
  previous: ContentBlock | undefined;
}

function Block({ block, previous }: BlockProps) {
  switch (block.kind) {
    case 'hero':
      return null;
    case 'text':
      return <TextBlock {...block} isBelowWide={previous === undefined || isWide(previous)} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'cards':
      return <CardsBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'faq':
      return <FaqBlock {...block} />;
    case 'quotes':
      return <QuotesBlock {...block} />;
    case 'timeline':
      return <TimelineBlock {...block} />;
    case 'facts':
      return <FactsBlock {...block} />;
    case 'note':
      return <NoteBlock {...block} isBelowWide={previous === undefined || isWide(previous)} />;
    case 'companyDetails':
      return <CompanyDetailsBlock {...block} />;
    case 'action':
      return <ActionBlock {...block} />;
  }
}
