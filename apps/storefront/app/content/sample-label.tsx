/** Shown above the first of adjacent sections with sample entries, so that they are not mistaken for facts. */
export const SampleLabel = () => (
  <p className="mb-4 flex w-fit flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md border border-dashed border-marigold-deep bg-marigold-soft px-3 py-1.5 text-sm ">
    <strong className="font-semibold">Sample content</strong>
    <span className="text-ink-soft">These entries are placeholders, not facts.</span>
  </p>
);
