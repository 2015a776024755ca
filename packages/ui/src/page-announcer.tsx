import { useEffect, useRef } from 'react';

interface PageAnnouncerProps {
  /** Path of the current page. When it changes, the focus moves. */
  path: string;
  /** ID of the element that contains the page without its header and footer. */
  contentId: string;
}

/**
 * Screen readers announce a page that the browser loads, but not a client-side navigation. This component announces
 * the new title and moves the focus to the start of the page, unless the focus is already inside the page or in a
 * text field.
 */
export function PageAnnouncer({ path, contentId }: PageAnnouncerProps) {
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef(path);
  // The title may change after the page is shown, when its data has loaded.
  useEffect(() => {
    let said = document.title;
    const watch = new MutationObserver(() => {
      if (document.title === said || document.title === '') return;
      said = document.title;
      if (region.current) region.current.textContent = said;
    });
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const content = document.getElementById(contentId);
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement || content?.contains(activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [path, contentId]);
  return <p ref={region} aria-live="polite" className="sr-only" />;
}
