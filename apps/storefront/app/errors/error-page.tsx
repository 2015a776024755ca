import { isRouteErrorResponse } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import { searchTermMaxLength } from '@postprocure/contracts/limits';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { Link } from '../page-link.tsx';
import { pageTitle } from '../page-meta.ts';
import { searchPath, storePath } from '../paths.ts';
import { MarketingHeader } from '../navigation/marketing-header.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { SiteFooter } from '../navigation/site-footer.tsx';

interface ErrorTexts {
  status: number;
  title: string;
  explanation: string;
}

const notFound: ErrorTexts = {
  status: 404,
  title: 'Page not found',
  explanation: 'This page doesn’t exist. It may have moved, or the link may be incomplete.',
};

const failure: ErrorTexts = {
  status: 500,
  title: 'Something went wrong',
  explanation: `This is our fault, not yours. Please try again in a moment. If the problem continues, write to ${brand.email}.`,
};

const tooMany: ErrorTexts = {
  status: 429,
  title: 'One moment, please',
  explanation: 'We’ve received too many requests from your network. Please wait a few seconds and try again.',
};

const chooseTexts = (error: unknown): ErrorTexts => {
  if (!isRouteErrorResponse(error)) return failure;
  return [notFound, tooMany].find(({ status }) => status === error.status) ?? failure;
};

export function ErrorPage({ error }: { error: unknown }) {
  const { status, title, explanation } = chooseTexts(error);
  const isMissing = status === notFound.status;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <MarketingHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Container className="grid min-h-[55vh] content-center justify-items-start gap-5 py-20">
          <div>
            <p className="text-lg font-semibold text-peacock" aria-hidden="true">
              {status}
            </p>
            <h1 className="text-display">{title}</h1>
          </div>
          <p className="max-w-prose text-lg text-ink-soft">{explanation}</p>
          {isMissing && <PlainSearch />}
          <div className="flex flex-wrap gap-3 pt-2">
            {!isMissing && (
              // An empty href reloads this page without JavaScript.
              <a href="" className={buttonClasses({ tone: 'secondary' })}>
                Try again
              </a>
            )}
            <Link to={storePath} className={buttonClasses()}>
              Browse the store
            </Link>
            <Link to="/" className={buttonClasses({ tone: 'outline' })}>
              Back to Home
            </Link>
          </div>
        </Container>
      </main>
      <SiteFooter />
    </>
  );
}

/** A search form without suggestions, because an error page has no scripts. */
const PlainSearch = () => (
  <form
    action={searchPath}
    role="search"
    className="flex min-h-12 w-full max-w-xl overflow-hidden rounded-md border border-line-strong bg-white"
  >
    <input
      type="search"
      name="q"
      required
      maxLength={searchTermMaxLength}
      aria-label="Search for products"
      placeholder="Search for products..."
      className="min-w-0 grow px-4 text-base outline-offset-[-3px] placeholder:text-ink-soft"
    />
    <SearchButton />
  </form>
);
