import { useEffect, useRef } from 'react';
import { formatRupees } from '@postprocure/money/format-rupees';
import { classes } from '@postprocure/ui/classes';
import { Icon, type IconName } from '@postprocure/ui/icon';
import { Image } from '@postprocure/ui/image';
import { Link } from '../page-link.tsx';
import type { SuggestionEntry } from './suggestion-entries.ts';

interface SearchSuggestionsProps {
  entries: SuggestionEntry[];
  activeIndex: number | null;
  onChoose: () => void;
}

export const suggestionListId = 'search-suggestions';
export const suggestionId = (index: number): string => `search-suggestion-${index}`;

const groups = ['Searches', 'Categories', 'Products'] as const;
const icons: Record<'Searches' | 'Categories', IconName> = { Searches: 'search', Categories: 'menu' };

/** The list box of the combobox. The focus stays in the text field, and the arrow keys select entries. */
export function SearchSuggestions({ entries, activeIndex, onChoose }: SearchSuggestionsProps) {
  const active = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <div
      id={suggestionListId}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-50 mt-1 max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-white py-2 text-ink shadow-panel"
    >
      {groups.map((group) => {
        const ofGroup = entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []));
        if (ofGroup.length === 0) return null;
        const titleId = `${suggestionListId}-${group}`;
        return (
          <div key={group} role="group" aria-labelledby={titleId}>
            <p
              id={titleId}
              role="presentation"
              className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-soft"
            >
              {group}
            </p>
            {ofGroup.map(({ entry, index }) => (
              <Link
                key={entry.href}
                ref={index === activeIndex ? active : undefined}
                id={suggestionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                tabIndex={-1}
                to={entry.href}
                className={classes(
                  'flex min-h-11 items-center gap-3 px-4 py-1 text-sm hover:bg-paper-deep',
                  index === activeIndex && 'bg-paper-deep',
                )}
                onClick={onChoose}
              >
                <SuggestionLine entry={entry} />
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function SuggestionLine({ entry }: { entry: SuggestionEntry }) {
  if (entry.group !== 'Products') {
    return (
      <>
        <Icon name={icons[entry.group]} className="size-4 shrink-0 text-ink-soft" />
        {entry.label}
      </>
    );
  }
  return (
    <>
      <span className="w-11 shrink-0 overflow-hidden rounded-sm">
        <Image src={entry.product.imgUrl[0]} alt="" sizes="2.75rem" widest={160} />
      </span>
      <span className="line-clamp-2 grow">{entry.label}</span>
      <span className="font-semibold">{formatRupees(entry.product.sp)}</span>
    </>
  );
}
