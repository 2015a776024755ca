export function ProductBullets({ bullets }: { bullets: readonly string[] }) {
  if (bullets.length === 0) return null;
  return (
    <section aria-labelledby="highlights-title">
      <h2 id="highlights-title" className="text-xl">
        Highlights
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-marigold-deep">
        {bullets.map((bullet, index) => (
          <li key={index}>{bullet}</li>
        ))}
      </ul>
    </section>
  );
}

/** `html` must be sanitized. The API does that, and the loader in the browser does it again. */
export function ProductDescription({ html }: { html: string }) {
  if (html === '') return null;
  return (
    <section aria-labelledby="description-title">
      <h2 id="description-title" className="text-xl">
        Description
      </h2>
      <div className="rich-text mt-3 max-w-prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
