/** Says, also to screen readers, what a page is waiting for. */
export const LoadingText = ({ children }: { children: string }) => (
  <p role="status" className="py-4 text-ink-soft">
    {children}
  </p>
);
