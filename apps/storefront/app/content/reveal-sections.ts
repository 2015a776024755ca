/**
 * Fades sections in once a tenth of them is visible, for good. Nothing is hidden before the first scroll, so that
 * the page is whole for printing, for search on the page and without scripts.
 *
 * Pages without the framework's scripts carry this function as text: it must not use anything from outside itself.
 */
export function revealSections(): () => void {
  const start = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute('data-reveal', 'shown');
          observer.unobserve(target);
        }
      },
      { threshold: 0.1 },
    );
    for (const section of document.querySelectorAll('[data-reveal="below"]')) {
      if (section.getBoundingClientRect().top < innerHeight) continue;
      section.setAttribute('data-reveal', 'waiting');
      observer.observe(section);
    }
  };
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    addEventListener('scroll', start, { once: true, passive: true });
  }
  return () => removeEventListener('scroll', start);
}
