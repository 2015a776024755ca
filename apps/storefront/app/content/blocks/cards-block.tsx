import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { ArtImage } from '../art-image.tsx';
import type { BlockOf, ContentCard } from '../content-page.ts';
import { ContentAnchor, InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

/** The tinted tile scene in demo-catalogue/product-art.ts, which is too large to import in the browser. */
const tileScene = 12;

/** Chooses the columns so that the last row has more than one card where possible. */
const columnsOf = (count: number): string => {
  if (count === 1) return '';
  if (count === 2) return '@2xl:grid-cols-2';
  if (count === 4 || count === 8) return '@lg:grid-cols-2 @5xl:grid-cols-4';
  return '@lg:grid-cols-2 @4xl:grid-cols-3';
};

export function CardsBlock({ heading, intro, cards }: BlockOf<'cards'>) {
  return (
    <BlockSection heading={heading} intro={intro} headingPlace="above">
      <ul className={classes('grid grid-cols-1 gap-4 sm:gap-5', columnsOf(cards.length))}>
        {cards.map((card) => (
          <InfoCard key={card.title} card={card} below={heading === undefined ? 'h2' : 'h3'} />
        ))}
      </ul>
    </BlockSection>
  );
}

/** If a card has a link, the whole card is clickable. */
function InfoCard({ card, below: Heading }: { card: ContentCard; below: 'h2' | 'h3' }) {
  const { title, text, icon, link } = card;
  return (
    <li
      className={classes(
        'relative grid content-start gap-x-4 gap-y-2 rounded-lg border border-line bg-white p-5 shadow-card @lg:flex @lg:flex-col @lg:gap-3 @lg:p-6',
        icon !== undefined && 'grid-cols-[3rem_1fr] *:col-start-2',
        link && 'transition hover:shadow-lift',
      )}
    >
      {icon !== undefined && (
        <div className="col-start-1! row-span-3 size-12 shrink-0 overflow-hidden rounded-md @lg:size-16">
          <ArtImage icon={icon} scene={tileScene} sizes="4rem" />
        </div>
      )}
      <Heading className="text-lg">{title}</Heading>
      <p className="text-ink-soft">
        <InlineText text={text} />
      </p>
      {link && (
        <ContentAnchor
          to={link.to}
          className="mt-auto inline-flex items-center gap-1.5 pt-1 font-semibold text-peacock covers-box hover:underline"
        >
          {link.label}
          <span className="sr-only">: {title}</span>
          <Icon name="arrowRight" className="size-4 shrink-0" />
        </ContentAnchor>
      )}
    </li>
  );
}
