import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * A menu that opens on hover, click, tap or Enter. It closes when the pointer or the focus leaves, on Escape, on a
 * click outside and on navigation. A closed menu is skipped by the keyboard, so that users don't have to tab through
 * every category.
 */
export function useHoverMenu<Trigger extends HTMLElement>(closeDelayMs: number) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);
  const pointerType = useRef('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  // After navigation to another page, the menu is closed.
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (!open) return;
    const hideOnOutsidePress = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    // Listens on the document, because a menu opened by hovering does not have the focus.
    const hideOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) trigger.current?.focus();
    };
    document.addEventListener('pointerdown', hideOnOutsidePress);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      document.removeEventListener('pointerdown', hideOnOutsidePress);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [open]);

  const show = () => {
    clearTimeout(closing.current);
    setOpenedAt(key);
    setOpen(true);
  };
  return {
    open,
    menuProps: {
      ref: menu,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') closing.current = setTimeout(() => setOpen(false), closeDelayMs);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // No related target means that the focus was lost, for example because the focused list was replaced.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': open,
      onPointerDown: (event: PointerEvent) => {
        pointerType.current = event.pointerType;
      },
      onClick: (event: MouseEvent) => {
        // A mouse has already opened the menu by hovering, so its click must not close the menu again.
        const byMouse = event.detail > 0 && pointerType.current === 'mouse';
        if (open && !byMouse) setOpen(false);
        else show();
      },
    },
  };
}
