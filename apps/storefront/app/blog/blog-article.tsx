import { imageUrl } from '@postprocure/contracts/images/image';
import { brand } from '@postprocure/contracts/brand';
import { formatDate } from '@postprocure/contracts/indian-date';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { Link } from '../page-link.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import { ArtImage } from '../content/art-image.tsx';
import type { BlogPost } from '../content/blog/blog-post.ts';
import type { Site } from '../load-context.ts';
import { absoluteUrl, describeBreadcrumbs, JsonLd, type Crumb, type Thing } from '../seo/json-ld.tsx';
import { useSite } from '../site.ts';
import { blogListPath, blogPath } from './blog-paths.ts';

export function BlogArticle({ post, crumbs }: { post: BlogPost; crumbs: readonly Crumb[] }) {
  const site = useSite();
  return (
    <article>
      <Banner post={post} crumbs={crumbs} />
      <Container className="pt-10 sm:pt-14">
        <div className="mx-auto max-w-3xl">
          {/* The loader has sanitized the HTML. */}
          <div
            className="rich-text text-lg [&_h2]:text-xl! sm:[&_h2]:text-2xl! [&_h2]:mt-10!"
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
          <div className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8 print:hidden">
            <Link to="/" className={buttonClasses({ tone: 'secondary' })}>
              Back to Home
            </Link>
            <Link to={blogListPath} className={buttonClasses({ tone: 'outline' })}>
              All posts
            </Link>
          </div>
        </div>
      </Container>
      <JsonLd thing={describeBreadcrumbs(site, crumbs)} />
      <JsonLd thing={describePost(site, post)} />
    </article>
  );
}

function Banner({ post, crumbs }: { post: BlogPost; crumbs: readonly Crumb[] }) {
  return (
    <header className="on-dark bg-aubergine text-on-dark print:bg-transparent print:text-ink">
      <Container className="grid items-center gap-x-12 gap-y-6 pt-4 pb-10 md:grid-cols-[1.6fr_1fr] md:pt-8">
        <div>
          <Breadcrumbs crumbs={crumbs} tone="onDark" />
          <h1 className="mt-5 text-3xl lg:text-[2.75rem] lg:leading-[1.1]">{post.title}</h1>
          <p className="mt-4 text-on-dark-soft print:text-ink">
            {post.author}, <time dateTime={post.date}>{formatDate(post.date)}</time>
          </p>
        </div>
        <div aria-hidden="true" className="overflow-hidden rounded-lg print:hidden">
          <ArtImage
            icon={post.icon}
            scene={post.scene}
            sizes="(min-width: 48rem) 30rem, 92vw"
            eager
            className="aspect-[6/5]!"
          />
        </div>
      </Container>
      <div className="temple-border text-paper print:hidden" aria-hidden="true" />
    </header>
  );
}

const describePost = (
  site: Site,
  { id, title, description, author, date, icon, scene }: BlogPost,
): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  dateModified: date,
  image: absoluteUrl(site, imageUrl(`art/${icon}/natural/${scene}`, 960)),
  mainEntityOfPage: absoluteUrl(site, blogPath(id)),
  author: { '@type': 'Organization', name: author },
  publisher: { '@type': 'Organization', name: brand.name, logo: absoluteUrl(site, '/logo.png') },
});
