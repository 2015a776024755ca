import { formatDate } from '@postprocure/contracts/indian-date';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Container } from '@postprocure/ui/container';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import type { Crumb } from '../seo/json-ld.tsx';
import { ArtImage } from './art-image.tsx';
import type { ContentPage, ContentSection } from './content-page.ts';
import { ContentAnchor, InlineText } from './inline-text.tsx';
import { wrappingButton } from './wrapping-button.ts';

const grounds: Record<ContentSection, string> = {
  company: 'bg-aubergine',
  explore: 'bg-aubergine',
  partner: 'bg-aubergine',
  support: 'bg-peacock-deep',
  shipping: 'bg-peacock-deep',
  services: 'bg-aubergine',
  sourcing: 'bg-peacock-deep',
  legal: 'bg-aubergine-deep',
};

/** Art scenes that suit a single icon in an arch. */
const archScenes = [2, 1, 3] as const;

/** Breadcrumbs, heading and introduction of an editorial page. */
export function ContentHero({ page, crumbs }: { page: ContentPage; crumbs: readonly Crumb[] }) {
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const icons = chooseIcons(page);
  return (
    <div
      className={classes('on-dark text-on-dark print:bg-transparent print:text-ink', grounds[page.section])}
    >
      <Container
        className={classes(
          'grid items-center gap-x-12 gap-y-8 pt-4 pb-10 sm:pb-12',
          icons.length > 0 && 'md:grid-cols-[1.25fr_1fr] print:block',
        )}
      >
        <div className="min-w-0">
          <Breadcrumbs crumbs={crumbs} tone="onDark" />
          {hero?.eyebrow !== undefined && (
            <p className="mt-5 text-sm font-semibold text-marigold print:text-ink">{hero.eyebrow}</p>
          )}
          <h1 className="mt-2 text-3xl lg:text-[3.25rem] lg:leading-[1.08]">{page.heading}</h1>
          {hero && (
            <p className="mt-4 max-w-2xl text-lg text-on-dark-soft group-has-[[data-under-way]]/page:hidden print:text-ink">
              <InlineText text={hero.text} />
            </p>
          )}
          <LegalVersion page={page} eyebrow={hero?.eyebrow} />
          {hero?.actions && (
            <div className="mt-6 flex flex-wrap gap-3 print:hidden">
              {hero.actions.map(({ label, to }, index) => (
                <ContentAnchor
                  key={label}
                  to={to}
                  className={buttonClasses({ tone: index === 0 ? 'primary' : 'onDark' }, wrappingButton)}
                >
                  {label}
                </ContentAnchor>
              ))}
            </div>
          )}
        </div>
        {icons.length > 0 && <HeroArches icons={icons} />}
      </Container>
      <div className="temple-border text-paper print:hidden" aria-hidden="true" />
    </div>
  );
}

/** Omits the effective date if the text above the heading already shows a date. */
function LegalVersion({ page: { legal }, eyebrow }: { page: ContentPage; eyebrow: string | undefined }) {
  if (!legal) return null;
  const isDated = eyebrow?.startsWith('Last updated') ?? false;
  return (
    <p className="mt-4 text-sm text-on-dark-soft print:text-ink">
      Version {legal.version}
      {!isDated && (
        <>
          , in force from <time dateTime={legal.effective}>{formatDate(legal.effective)}</time>
        </>
      )}
    </p>
  );
}

/** The hero's icon and two from the cards, if there are enough. Legal pages have no icons. */
function chooseIcons({ section, blocks }: ContentPage): string[] {
  if (section === 'legal') return [];
  const icons = blocks.flatMap((block) => {
    if (block.kind === 'hero') return block.icon ?? [];
    return block.kind === 'cards' ? block.cards.flatMap(({ icon }) => icon ?? []) : [];
  });
  const distinct = [...new Set(icons)];
  return distinct.slice(0, distinct.length < archScenes.length ? 1 : archScenes.length);
}

function HeroArches({ icons }: { icons: readonly string[] }) {
  const [first = '', left, right] = icons;
  const isRow = left !== undefined && right !== undefined;
  return (
    <div
      aria-hidden="true"
      className={classes(
        'mx-auto grid w-full items-end gap-3 sm:gap-4 md:mt-5 group-has-[[data-under-way]]/page:hidden print:hidden',
        isRow ? 'max-w-xs grid-cols-[1fr_1.6fr_1fr] md:max-w-none' : 'max-w-36 md:max-w-72',
      )}
    >
      {isRow && <Arch icon={left} scene={archScenes[1]} />}
      <Arch icon={first} scene={archScenes[0]} />
      {isRow && <Arch icon={right} scene={archScenes[2]} />}
    </div>
  );
}

const Arch = ({ icon, scene }: { icon: string; scene: number }) => (
  <div className="overflow-hidden rounded-t-[50%] rounded-b-lg border-4 border-white bg-white shadow-panel">
    <ArtImage
      icon={icon}
      scene={scene}
      sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 18vw, 9rem"
      eager
    />
  </div>
);
