import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { Link } from '../page-link.tsx';
import { blogListPath } from './blog-paths.ts';

export const BlogMissing = ({ message }: { message: string }) => (
  <Container className="grid min-h-[50vh] content-center justify-items-start gap-5 py-20">
    <h1 className="text-3xl">{message}</h1>
    <p className="max-w-prose text-lg text-ink-soft">You can find all our posts on the blog page.</p>
    <div className="flex flex-wrap gap-3">
      <Link to={blogListPath} className={buttonClasses()}>
        See all posts
      </Link>
      <Link to="/" className={buttonClasses({ tone: 'outline' })}>
        Back to Home
      </Link>
    </div>
  </Container>
);
