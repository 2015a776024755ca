/** The merchant's own tags, outlined so that they don't look like states. */
export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <span
      key={tag}
      className="inline-flex items-center rounded-sm border border-line-strong px-2 text-xs wrap-anywhere text-ink-soft"
    >
      {tag}
    </span>
  ));
