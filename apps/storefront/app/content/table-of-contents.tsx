import { Icon } from '@postprocure/ui/icon';
import type { ContentBlock } from './content-page.ts';
import { sectionId } from './section-id.ts';

/** Shown next to the text on wide screens, and collapsed above it on narrow ones. */
export function TableOfContents({ blocks }: { blocks: readonly ContentBlock[] }) {
  const headings = blocks.flatMap((block) => ('heading' in block && block.heading) || []);
  return (
    <nav aria-label="On this page" className="print:hidden">
      <details className="group rounded-md border border-line bg-white px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <Icon name="chevronDown" className="size-5 text-peacock transition group-open:rotate-180" />
        </summary>
        <Headings headings={headings} />
      </details>
      <div className="sticky top-36 hidden max-h-[calc(100dvh-11rem)] overflow-y-auto lg:block">
        <p className="text-sm font-semibold">On this page</p>
        <Headings headings={headings} />
      </div>
    </nav>
  );
}

const Headings = ({ headings }: { headings: readonly string[] }) => (
  <ol className="mt-2 border-l-2 border-line pb-3 text-sm">
    {headings.map((heading) => (
      <li key={heading}>
        <a
          href={`#${sectionId(heading)}`}
          className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-ink-soft hover:border-marigold hover:text-ink pointer-coarse:py-2.5"
        >
          {heading}
        </a>
      </li>
    ))}
  </ol>
);
