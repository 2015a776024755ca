/** Loading message that screen readers announce. */
export const LoadingText = ({ children }: { children: string }) => (
  <p role="status" className="py-4 text-ink-soft">
    {children}
  </p>
);
