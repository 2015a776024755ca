export const listTitleId = 'list-title';

/** A visually hidden heading for screen readers, which can take the focus. */
export const ListTitle = ({ children }: { children: string }) => (
  <h2 id={listTitleId} tabIndex={-1} className="sr-only">
    {children}
  </h2>
);
