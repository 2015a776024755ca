import { Icon } from '@postprocure/ui/icon';
import { CardsBlock } from '../content/blocks/cards-block.tsx';
import type { KnowledgeSection } from '../content/knowledge-sections.ts';
import { Link } from '../page-link.tsx';

/** The first articles of each section, with a link to all of them. */
export function KnowledgeSections({ sections }: { sections: readonly KnowledgeSection[] }) {
  return sections.map(({ title, path, intro, articles }) => (
    <div key={path} data-reveal="below">
      <CardsBlock heading={title} intro={intro} cards={articles} />
      <Link
        to={path}
        className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-peacock hover:underline"
      >
        View all<span className="sr-only"> guides: {title}</span>
        <Icon name="arrowRight" className="size-4" />
      </Link>
    </div>
  ));
}
