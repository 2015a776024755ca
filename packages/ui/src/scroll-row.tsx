import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface ScrollRowProps {
  title: string;
  /** What the row contains, such as `categories` in 'Scroll categories left'. */
  itemsName: string;
  /** The distance per arrow click in pixels. Defaults to most of the visible width. */
  step?: number;
  /** A link or text beside the title. */
  aside?: ReactNode;
  /** List items. */
  children: ReactNode;
  /** Shown instead of the items, for example while they are loading. */
  instead?: ReactNode;
}

const visibleShare = 0.85;

/** Scrolls a focused item fully into view, because browsers stop when only its edge is visible. */
export const revealFocused = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A titled row that scrolls horizontally by touch, wheel, keyboard and arrow buttons. */
export function ScrollRow({ title, itemsName, step, aside, children, instead }: ScrollRowProps) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: -1 | 1) => {
    if (!row.current) return;
    row.current.scrollBy({ left: direction * (step ?? row.current.clientWidth * visibleShare) });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-start justify-between gap-4 sm:items-center">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 id={titleId} className="text-xl sm:text-2xl">
            {title}
          </h2>
          {aside}
        </div>
        {!instead && (
          <div className="flex shrink-0 gap-1 noscript:hidden">
            <IconButton icon="chevronLeft" label={`Scroll ${itemsName} left`} onClick={() => scroll(-1)} />
            <IconButton icon="chevronRight" label={`Scroll ${itemsName} right`} onClick={() => scroll(1)} />
          </div>
        )}
      </div>
      {instead ?? (
        <ul
          ref={row}
          onFocus={revealFocused}
          // The padding keeps focus rings and shadows from being clipped.
          className="-mx-4 mt-3 flex gap-4 overflow-x-auto scroll-smooth px-4 pt-1 pb-4 [scrollbar-width:thin] sm:gap-5"
        >
          {children}
        </ul>
      )}
    </section>
  );
}
