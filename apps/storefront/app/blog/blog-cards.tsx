import { formatDate } from '@postprocure/contracts/indian-date';
import { ArtImage } from '../content/art-image.tsx';
import type { BlogPost } from '../content/blog/blog-post.ts';
import { Link } from '../page-link.tsx';
import { blogPath } from './blog-paths.ts';

export type BlogPostCard = Omit<BlogPost, 'html'>;

export const BlogCards = ({ posts }: { posts: readonly BlogPostCard[] }) => (
  <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {posts.map((post) => (
      <li
        key={post.id}
        className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-white shadow-card transition hover:shadow-lift"
      >
        <ArtImage
          icon={post.icon}
          scene={post.scene}
          sizes="(min-width: 84rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
          className="aspect-[6/5]!"
        />
        <div className="flex grow flex-col gap-2 p-5 sm:p-6">
          <h2 className="text-lg">
            <Link to={blogPath(post.id)} className="covers-box hover:underline">
              {post.title}
            </Link>
          </h2>
          <p className="text-ink-soft">{post.description}</p>
          <p className="mt-auto pt-2 text-sm text-ink-soft">
            {post.author}, <time dateTime={post.date}>{formatDate(post.date)}</time>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
