import type { ContentMatch } from '../content/search-content.ts';
import { Link } from '../page-link.tsx';

interface KnowledgeMatchesProps {
  query: string;
  matches: readonly ContentMatch[];
}

export function KnowledgeMatches({ query, matches }: KnowledgeMatchesProps) {
  if (matches.length === 0) {
    return (
      <section aria-labelledby="search-title" className="max-w-3xl">
        <h2 id="search-title" className="text-xl">
          Nothing found for “{query}”
        </h2>
        <p className="mt-2 text-ink-soft">
          Try fewer or different words, look through the guides below, or{' '}
          <Link to="/support/contact" className="font-semibold text-peacock underline">
            ask us
          </Link>
          . Looking for a product?{' '}
          <Link to="/store/product/search" className="font-semibold text-peacock underline">
            Search the store
          </Link>
          .
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="search-title" className="max-w-3xl">
      <h2 id="search-title" className="text-xl">
        {matches.length} {matches.length === 1 ? 'page' : 'pages'} on “{query}”
      </h2>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {matches.map(({ path, title, excerpt }) => (
          <li key={path} className="relative py-4">
            <h3 className="text-base">
              <Link to={path} className="text-peacock covers-box hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-soft">{excerpt}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
