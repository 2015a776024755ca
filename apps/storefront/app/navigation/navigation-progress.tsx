import { useNavigation } from 'react-router';

/** Shows that the next page is loading. Nothing is shown if the navigation is fast. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-1 transition-opacity delay-150 starting:opacity-0 print:hidden"
    >
      <div className="size-full animate-pulse bg-marigold" />
    </div>
  );
}
