import { useEffect } from 'react';

/**
 * Whoever presses a button that goes away with what it stood in, as when an entry is taken from a list, would find
 * the keyboard at the top of the page again. The focus goes to the nearest box around it that is still there.
 */
export function FocusKeeper(): null {
  useEffect(() => {
    let trail: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      trail = listBoxes(target);
    };
    const clear = () => {
      trail = [];
    };
    const rescue = () => {
      if (trail[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const left = trail;
      clear();
      left.some((box) => box.isConnected && takeFocus(box));
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

/** The element itself and what lies around it, from the inside out. */
function listBoxes(target: EventTarget | null): HTMLElement[] {
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

/** False for a box that cannot have the focus, such as a hidden one. */
function takeFocus(box: HTMLElement): boolean {
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    // A place to go on from, nothing that could be pressed.
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
