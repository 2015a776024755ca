import { useEffect, useRef, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchTermMaxLength } from '@postprocure/contracts/limits';
import { allCategories } from '@postprocure/contracts/catalogue/product-filter';
import { readSearchTerm, searchHref } from '../product-list/list-url.ts';
import type { NamedCategory } from '../categories/store-category.ts';
import { searchPath } from '../paths.ts';
import { SearchButton } from './search-button.tsx';
import { SearchSuggestions, suggestionId, suggestionListId } from './search-suggestions.tsx';
import { truncateLabel } from './truncate-label.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A GET form, so that search works without JavaScript. After hydration, it suggests while typing. */
export function StoreSearch({ categories }: { categories: NamedCategory[] }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const term = readSearchTerm(new URLSearchParams(pathname === searchPath ? search : ''));
  const field = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const readCategory = () => select.current?.value ?? allCategories;
  const suggestions = useSuggestions(readCategory);

  // What the user types stays until navigation brings a new search term.
  const shown = useRef(term);
  useEffect(() => {
    const { q, categoryName } = term;
    if (q === shown.current.q && categoryName === shown.current.categoryName) return;
    shown.current = term;
    if (field.current) field.current.value = q;
    if (select.current) select.current.value = categoryName;
  }, [term]);

  // The search icon on other pages links to this page, where the user can start typing at once.
  const isStart = pathname === searchPath && term.q === '';
  useEffect(() => {
    if (isStart) field.current?.focus();
  }, [isStart]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    suggestions.close();
    field.current?.blur();
    void navigate(searchHref(field.current?.value.trim() ?? '', readCategory()));
  };

  return (
    <div className="relative" onBlur={suggestions.closeWhenLeft}>
      <form
        action={searchPath}
        role="search"
        className="flex min-h-11 overflow-hidden rounded-md bg-white text-ink"
        onSubmit={submit}
      >
        <select
          ref={select}
          name="categoryName"
          aria-label="Category"
          defaultValue={term.categoryName}
          className="max-w-40 min-w-[60px] shrink-0 truncate border-r border-line bg-paper-deep px-3 text-sm outline-offset-[-3px] max-sm:hidden"
        >
          {listOptions(categories, term.categoryName).map((name) => (
            <option key={name} value={name}>
              {truncateLabel(name)}
            </option>
          ))}
        </select>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          name="q"
          required
          maxLength={searchTermMaxLength}
          defaultValue={term.q}
          aria-label="Search for products"
          placeholder="Search for products..."
          role={suggestions.isHydrated ? 'combobox' : 'searchbox'}
          {...(suggestions.isHydrated && {
            'aria-autocomplete': 'list',
            'aria-expanded': suggestions.isOpen,
            'aria-controls': suggestionListId,
            'aria-activedescendant':
              suggestions.activeIndex === null ? undefined : suggestionId(suggestions.activeIndex),
          })}
          className="min-w-0 grow px-4 text-base outline-offset-[-3px] placeholder:text-ink-soft"
          onChange={(event) => suggestions.ask(event.currentTarget.value)}
          onKeyDown={suggestions.followKeys}
        />
        <SearchButton />
      </form>
      {suggestions.isOpen && (
        <SearchSuggestions
          entries={suggestions.entries}
          activeIndex={suggestions.activeIndex}
          onChoose={suggestions.close}
        />
      )}
    </div>
  );
}

/** ALL and the main categories, plus the current category, which may be a subcategory. */
const listOptions = (categories: readonly NamedCategory[], current: string): string[] => [
  ...new Set([allCategories, ...categories.map(({ c_name }) => c_name), current]),
];
