/**
 * Fades each section in once, when 10% of it is visible. Nothing is hidden before the first scroll, so that the whole
 * page is available for printing, to find-in-page and to browsers without JavaScript.
 *
 * Pages without the framework's scripts inline this function's source code, so it must be self-contained.
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
