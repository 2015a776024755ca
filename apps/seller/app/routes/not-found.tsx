import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { pageTitle } from '../page-title.ts';

export default function NotFound() {
  return (
    <main>
      <title>{pageTitle('Not found')}</title>
      <Container className="grid min-h-dvh content-center justify-items-start gap-4 py-16">
        <h1 className="text-3xl">There is no such page</h1>
        <p className="text-ink-soft">The address may be old or mistyped.</p>
        <Link to="/" className={buttonClasses()}>
          Back to the start
        </Link>
      </Container>
    </main>
  );
}
