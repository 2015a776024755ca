import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router';

/**
 * A menu that opens when the mouse comes over it, and by click, tap or Enter; it closes when the mouse or the focus
 * leaves, on Escape, on a press outside, and with the page. The keyboard passes a closed menu by: whoever wants
 * the page must not have to walk through every category first.
 */
export function useHoverMenu<Trigger extends HTMLElement>(closeDelayMs: number) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);
  const pointerType = useRef('');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  // Choosing an entry leads to another page, which starts with the menu closed.
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (!open) return;
    const hideOnOutsidePress = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', hideOnOutsidePress);
    return () => document.removeEventListener('pointerdown', hideOnOutsidePress);
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
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // Without a next element the focus went nowhere, as when a list with the focus in it was replaced.
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
        // A mouse has opened the menu by coming here; its click must not close it again.
        const byMouse = event.detail > 0 && pointerType.current === 'mouse';
        if (open && !byMouse) setOpen(false);
        else show();
      },
    },
  };
}
