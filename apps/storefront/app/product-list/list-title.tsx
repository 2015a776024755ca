export const listTitleId = 'list-title';

/** A heading for screen readers. It can take the focus. */
export const ListTitle = ({ children }: { children: string }) => (
  <h2 id={listTitleId} tabIndex={-1} className="sr-only">
    {children}
  </h2>
);
