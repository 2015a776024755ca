export const listTitleId = 'list-title';

/** Names the list for who does not see where it begins, and can take the focus. */
export const ListTitle = ({ children }: { children: string }) => (
  <h2 id={listTitleId} tabIndex={-1} className="sr-only">
    {children}
  </h2>
);
