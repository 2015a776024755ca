export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only z-50 rounded-md bg-marigold font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
  >
    Skip to content
  </a>
);
