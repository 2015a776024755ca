import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** Names the group when opening one item shall close the others. */
  exclusiveName?: string;
}

/** The browser's own disclosure: works before and without scripts, and finds its text on page search. */
export function Accordion({ items, exclusiveName }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, content }) => (
        <details key={title} name={exclusiveName} className="group">
          <summary className="flex list-none items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="chevronDown"
              className="size-5 shrink-0 text-peacock transition group-open:rotate-180"
            />
          </summary>
          <div className="pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
