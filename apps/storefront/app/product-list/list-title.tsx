export const listTitleId = 'list-title';

/** Heading of the list for screen readers, which can receive the focus. */
export const ListTitle = ({ children }: { children: string }) => (
  <h2 id={listTitleId} tabIndex={-1} className="sr-only">
    {children}
  </h2>
);
