import { buttonClasses } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';

/** A GET form whose URL ends with its own anchor, so that the results are in view on a phone. */
export const KnowledgeSearchForm = ({ query }: { query: string }) => (
  <form id="search" action="/knowledge-hub#search" role="search" className="flex max-w-3xl flex-wrap gap-3">
    <label htmlFor="knowledge-search" className="basis-full font-semibold">
      What would you like to know?
    </label>
    <input
      id="knowledge-search"
      type="search"
      name="q"
      defaultValue={query}
      maxLength={100}
      placeholder="For example: RTO refund, GSTIN, samples"
      className="min-h-12 min-w-0 grow basis-40 rounded-md border border-line-strong bg-white px-4 text-base text-ink placeholder:text-ink-soft"
    />
    <button type="submit" className={buttonClasses({ tone: 'secondary' })}>
      <Icon name="search" />
      Search
    </button>
  </form>
);
