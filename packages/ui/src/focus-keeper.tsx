import { useEffect } from 'react';

/**
 * When the focused element is removed, for example the delete button of a list item, browsers reset the focus to the
 * top of the page. This component moves it to the nearest remaining ancestor instead.
 */
export function FocusKeeper(): null {
  useEffect(() => {
    let trail: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      trail = listAncestors(target);
    };
    const clear = () => {
      trail = [];
    };
    const rescue = () => {
      if (trail[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const left = trail;
      clear();
      left.some((box) => box.isConnected && tryFocus(box));
    };
    const watch = new MutationObserver(rescue);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', clear);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', clear);
    };
  }, []);
  return null;
}

/** The element and its ancestors, innermost first. */
function listAncestors(target: EventTarget | null): HTMLElement[] {
  const boxes: HTMLElement[] = [];
  for (
    let box = target;
    box instanceof HTMLElement && box !== document.body && box !== document.documentElement;
    box = box.parentElement
  ) {
    boxes.push(box);
  }
  return boxes;
}

/** Returns false if the element cannot receive the focus, for example because it is hidden. */
function tryFocus(box: HTMLElement): boolean {
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    // The element is only a starting point for keyboard navigation, so it shows no focus ring.
    box.style.outline = 'none';
    box.addEventListener('blur', () => release(box), { once: true });
  }
  box.focus({ preventScroll: true });
  return document.activeElement === box;
}

function release(box: HTMLElement): void {
  box.removeAttribute('tabindex');
  box.style.removeProperty('outline');
}
