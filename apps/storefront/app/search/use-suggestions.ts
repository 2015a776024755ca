import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../browser-api.ts';
import { settle } from '../data/loaded.ts';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import { suggestDebounceMs } from '../timings.ts';
import { listSuggestionEntries, stepThrough, type SuggestionEntry } from './suggestion-entries.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';

interface Suggestions {
  /** False until the page is hydrated. Until then, the search box is a plain text field. */
  isHydrated: boolean;
  isOpen: boolean;
  entries: SuggestionEntry[];
  /** The entry selected with the arrow keys, or null while the focus is in the field. */
  activeIndex: number | null;
  ask: (text: string) => void;
  close: () => void;
  followKeys: (event: KeyboardEvent) => void;
  closeWhenLeft: (event: FocusEvent) => void;
}

/** Suggestions for the search box. `readCategory` returns the category that would be searched. */
export function useSuggestions(readCategory: () => string): Suggestions {
  const navigate = useNavigate();
  const [entries, setEntries] = useState<SuggestionEntry[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const call = useRef<AbortController>(undefined);
  const isHydrated = useHydrated();

  const isOpen = isWanted && entries.length > 0;

  const close = () => {
    call.current?.abort();
    setWanted(false);
    setActiveIndex(null);
  };

  const { key } = useLocation();
  useEffect(() => () => call.current?.abort(), [key]);

  const ask = (text: string) => {
    call.current?.abort();
    setActiveIndex(null);
    if (text.trim() === '') return close();
    const controller = new AbortController();
    call.current = controller;
    void suggestAfterPause(text, readCategory, controller.signal).then((found) => {
      if (!found || controller.signal.aborted) return;
      setEntries(found);
      setWanted(true);
    });
  };

  const followKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (entries.length === 0) return;
      event.preventDefault();
      setWanted(true);
      setActiveIndex(
        stepThrough(isOpen ? activeIndex : null, event.key === 'ArrowDown' ? 1 : -1, entries.length),
      );
    } else if (event.key === 'Enter' && isOpen && activeIndex !== null) {
      event.preventDefault();
      close();
      const chosen = entries[activeIndex];
      if (chosen) void navigate(chosen.href);
    }
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return { isHydrated, isOpen, entries, activeIndex, ask, close, followKeys, closeWhenLeft };
}

/** Resolves to undefined if the call failed or was cancelled. Missing suggestions are not worth an error message. */
async function suggestAfterPause(
  text: string,
  readCategory: () => string,
  signal: AbortSignal,
): Promise<SuggestionEntry[] | undefined> {
  await new Promise((resolve) => setTimeout(resolve, suggestDebounceMs));
  if (signal.aborted) return undefined;
  const [found, categories] = await Promise.all([
    settle(browserApi('GET /api/product/suggest', { query: { search: text }, signal })),
    readBrowserCategories(),
  ]);
  if ('failure' in found) return undefined;
  return listSuggestionEntries(found.value, readCategory(), 'value' in categories ? categories.value : []);
}
