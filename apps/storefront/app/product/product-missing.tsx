import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { pageTitle } from '../page-meta.ts';
import { storePath } from '../paths.ts';

export const ProductMissing = () => (
  <Container className="grid min-h-[55vh] content-center justify-items-start gap-5 py-16">
    <title>{pageTitle('Product not found')}</title>
    <meta name="robots" content="noindex" />
    <h1 className="text-3xl">Product not found.</h1>
    <p className="max-w-prose text-lg text-ink-soft">
      It may have been taken off the shelf, or the link may be incomplete.
    </p>
    <Link to={storePath} className={buttonClasses()}>
      Browse the store
    </Link>
  </Container>
);
