import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** The name of the group. Opening one item of a group closes the others. */
  exclusiveName?: string;
}

/** A native disclosure widget, which works without JavaScript and whose text can be found with find-in-page. */
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
