import { Icon } from '@postprocure/ui/icon';
import type { BlockOf } from '../content-page.ts';
import { InlineText } from '../inline-text.tsx';
import { BlockSection } from './block-section.tsx';

export function ListBlock({ heading, intro, style, items }: BlockOf<'list'>) {
  const List = style === 'number' ? 'ol' : 'ul';
  return (
    <BlockSection heading={heading} intro={intro} headingPlace="beside">
      <List className="grid max-w-3xl gap-3.5">
        {items.map((item, index) => (
          <li key={item} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
            <ListMark style={style} number={index + 1} />
            <span>
              <InlineText text={item} />
            </span>
          </li>
        ))}
      </List>
    </BlockSection>
  );
}

/** Hidden from screen readers, which announce the list itself. */
function ListMark({ style, number }: { style: BlockOf<'list'>['style']; number: number }) {
  if (style === 'check') return <Icon name="check" className="mt-0.5 size-5 text-leaf" />;
  if (style === 'number') {
    return (
      <span aria-hidden="true" className="font-semibold text-peacock tabular-nums">
        {number}.
      </span>
    );
  }
  return <span aria-hidden="true" className="mt-2.5 ml-1 size-2 rotate-45 bg-marigold" />;
}
