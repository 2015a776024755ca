import { useEffect, useRef } from 'react';

interface PageAnnouncerProps {
  /** Of the address: another one is another page. */
  path: string;
  /** Of the element that holds the page itself, without what stands around every page. */
  contentId: string;
}

/**
 * Browsers tell their screen reader about a page they load, and begin at its top. A page that takes the place of
 * another inside the browser does so here: its title is said, and the focus goes to its beginning, unless somebody
 * is already at work in it or types elsewhere.
 */
export function PageAnnouncer({ path, contentId }: PageAnnouncerProps) {
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef(path);
  // A page may get its title after it has been shown, with what it is about.
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
