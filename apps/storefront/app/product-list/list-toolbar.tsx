import { Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { listChosenFilters } from './chosen-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { filterPanelId } from './filter-panel.tsx';
import type { ListChoices, ListPlace } from './list-url.ts';
import { SortSelect } from './sort-select.tsx';

interface List {
  place: ListPlace;
  choices: ListChoices;
}

interface ListToolbarProps extends List {
  /** The list with the filters found in the search text, if they differ from those in the URL. */
  filtered?: List;
  /** Number of products; null while unknown. */
  children?: string | null;
}

export function ListToolbar({ place, choices, filtered = { place, choices }, children }: ListToolbarProps) {
  const chosen = listChosenFilters(filtered.choices).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
      {children !== undefined && (
        <p role="status" className="grow text-sm text-ink-soft empty:max-xl:hidden max-sm:w-full">
          {children}
        </p>
      )}
      <Button tone="outline" size="small" className="min-h-11 xl:hidden" popoverTarget={filterPanelId}>
        <Icon name="filter" />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <SortSelect place={place} choices={choices} />
      <div className={children === undefined ? besideControls : belowControls}>
        <FilterChips {...filtered} />
      </div>
    </div>
  );
}

const belowControls = 'w-full empty:hidden';
/** On wide screens, the text uses the empty space at the start of the line. */
const besideControls = 'max-xl:w-full max-xl:empty:hidden xl:order-first xl:flex-1';
