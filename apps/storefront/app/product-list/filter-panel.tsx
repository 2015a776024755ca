import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProductFacets } from '@postprocure/contracts/catalogue/product';
import { Button } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { IconButton } from '@postprocure/ui/icon-button';
import { sliderDebounceMs } from '../timings.ts';
import { FilterFields } from './filter-fields.tsx';
import { changeChoices, listHref, writeSearchTerm, type ListChoices, type ListPlace } from './list-url.ts';
import { useDraft } from './use-draft.ts';

interface FilterPanelProps {
  place: ListPlace;
  choices: ListChoices;
  facets: ProductFacets | undefined;
  /** Content above the filters, such as the subcategories. */
  children?: ReactNode;
}

export const filterPanelId = 'filters';
export const filterFormId = 'filter-form';

/**
 * The sidebar of a list. On phones it is a popover that works without JavaScript and applies the choices with a
 * button. On wide screens every choice applies immediately.
 */
export function FilterPanel({ place, choices, facets, children }: FilterPanelProps) {
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useDraft(choices, listHref(place, choices));

  const { key } = useLocation();
  useEffect(() => {
    if (isOpen(panel.current)) panel.current.hidePopover();
    return () => clearTimeout(waiting.current);
  }, [key]);

  const goTo = (next: ListChoices) => void navigate(listHref(place, next), { preventScrollReset: true });
  const choose = (change: Partial<ListChoices>, delayMs: number) => {
    const next = changeChoices(draft, change);
    setDraft(next);
    clearTimeout(waiting.current);
    if (isOpen(panel.current)) return;
    if (delayMs === 0) goTo(next);
    else waiting.current = setTimeout(() => goTo(next), delayMs);
  };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    clearTimeout(waiting.current);
    if (isOpen(panel.current)) panel.current.hidePopover();
    goTo({ ...draft, page: 1 });
  };

  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      aria-label="Filters"
      className={classes(
        'fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-[min(22rem,88vw)] overflow-y-auto overscroll-contain',
        'bg-paper px-5 pt-3 text-ink shadow-panel backdrop:bg-ink/60',
        'xl:static xl:block xl:h-auto xl:w-full xl:overflow-visible xl:bg-transparent xl:p-0 xl:shadow-none',
      )}
    >
      <div className="mb-4 flex items-center justify-between border-b border-line pb-3 xl:hidden">
        <h2 className="text-xl">Filters</h2>
        <IconButton
          icon="close"
          label="Close filters"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
        />
      </div>
      {children}
      <form id={filterFormId} action={place.path} onSubmit={apply}>
        {Object.entries(place.term ? writeSearchTerm(place.term) : {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterFields
          choices={draft}
          facets={facets}
          onChoose={(change) => choose(change, 0)}
          onSlide={(change) => choose(change, sliderDebounceMs)}
        />
        <div className="sticky bottom-0 border-t border-line bg-paper py-4 xl:hidden xl:noscript:block">
          <Button type="submit" className="w-full">
            Apply
          </Button>
        </div>
      </form>
    </aside>
  );
}

const isOpen = (panel: HTMLElement | null): panel is HTMLElement => panel?.matches(':popover-open') ?? false;
