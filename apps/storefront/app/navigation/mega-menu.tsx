import type { MouseEvent } from 'react';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { Link } from '../page-link.tsx';
import { storePath } from '../paths.ts';
import { megaMenuCloseMs } from '../timings.ts';
import { MegaMenuPanel } from './mega-menu-panel.tsx';
import { useHoverMenu } from './use-hover-menu.ts';

/**
 * The ALL link, and the menu of all categories, which can be opened with a pointer, the keyboard or a tap. Without
 * JavaScript, ALL links to the store.
 */
export function MegaMenu() {
  const { open, menuProps, triggerProps } = useHoverMenu<HTMLAnchorElement>(megaMenuCloseMs);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    triggerProps.onClick(event);
  };
  return (
    <div {...menuProps}>
      <Link
        to={storePath}
        aria-controls="mega-menu"
        className="flex h-full items-center gap-1 pr-3 font-semibold text-marigold"
        {...triggerProps}
        onClick={toggle}
      >
        <Icon name="menu" className="size-4" />
        ALL
      </Link>
      <div
        id="mega-menu"
        hidden={!open}
        className="on-light absolute inset-x-0 top-full bg-white text-ink shadow-panel forced-colors:border"
      >
        <Container className="max-h-[75vh] overflow-y-auto py-6">{open && <MegaMenuPanel />}</Container>
      </div>
    </div>
  );
}
