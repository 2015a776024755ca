import { describeBreadcrumbs, JsonLd, type Crumb, type Thing } from '../seo/json-ld.tsx';
import { useSite } from '../site.ts';
import type { ContentPage } from './content-page.ts';
import { plainText } from './inline-text.tsx';

/** Breadcrumbs and FAQ items as structured data for search engines. */
export function ContentJsonLd({ page, crumbs }: { page: ContentPage; crumbs: readonly Crumb[] }) {
  const questions = describeQuestions(page);
  return (
    <>
      <JsonLd thing={describeBreadcrumbs(useSite(), crumbs)} />
      {questions && <JsonLd thing={questions} />}
    </>
  );
}

function describeQuestions({ blocks }: ContentPage): Thing | null {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (items.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
