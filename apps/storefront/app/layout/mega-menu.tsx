import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { Link, useLocation } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { storePath } from '../paths.ts';
import { megaMenuCloseMs } from '../timings.ts';
import { MegaMenuPanel } from './mega-menu-panel.tsx';

/**
 * ALL, and the menu of all categories under it: opens by pointer, keyboard and tap. Without scripts ALL is a
 * link to the store.
 */
export function MegaMenu({ categories }: { categories: Category[] }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const pointerType = useRef('');
  const givingFocusBack = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  // Choosing an entry leads to another page, which starts with the menu closed.
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (!open) return;
    const hideOnOutsideTap = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', hideOnOutsideTap);
    return () => document.removeEventListener('pointerdown', hideOnOutsideTap);
  }, [open]);

  const show = () => {
    clearTimeout(closing.current);
    setOpenedAt(key);
    setOpen(true);
  };
  const showUnderMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') show();
  };
  const hideAfterMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') closing.current = setTimeout(() => setOpen(false), megaMenuCloseMs);
  };
  const showOnKeyboardFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!givingFocusBack.current && currentTarget.matches(':focus-visible')) show();
  };
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    givingFocusBack.current = true;
    trigger.current?.focus();
    givingFocusBack.current = false;
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    // A mouse has opened the menu by coming here; its click must not close it again.
    const byMouse = event.detail > 0 && pointerType.current === 'mouse';
    if (open && !byMouse) setOpen(false);
    else show();
  };
  const hideWhenLeft = (event: FocusEvent<HTMLElement>) => {
    // Without a next element the focus went nowhere, as when a list with the focus in it was replaced.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={menu}
      onPointerEnter={showUnderMouse}
      onPointerLeave={hideAfterMouse}
      onKeyDown={hideOnEscape}
      onBlur={hideWhenLeft}
    >
      <Link
        ref={trigger}
        to={storePath}
        aria-expanded={open}
        aria-controls="mega-menu"
        className="flex h-full items-center gap-1 pr-3 font-semibold text-marigold"
        onFocus={showOnKeyboardFocus}
        onPointerDown={(event) => {
          pointerType.current = event.pointerType;
        }}
        onClick={toggle}
      >
        <Icon name="menu" className="size-4" />
        ALL
      </Link>
      <div
        id="mega-menu"
        hidden={!open}
        className="on-light absolute inset-x-0 top-full bg-white text-ink shadow-panel"
      >
        <Container className="max-h-[75vh] overflow-y-auto py-6">
          {open && <MegaMenuPanel categories={categories} />}
        </Container>
      </div>
    </div>
  );
}
