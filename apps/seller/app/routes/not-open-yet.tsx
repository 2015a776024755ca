import { LinkButton } from '@postprocure/ui/button';
import { pageTitle } from '../page-title.ts';

export default function NotOpenYet() {
  return (
    <>
      <title>{pageTitle('Not open yet')}</title>
      <h1 className="text-3xl">Not open yet</h1>
      <p className="mt-4 mb-8 text-ink-soft">This part of the seller application is not open yet.</p>
      <LinkButton href="/">Back to your account</LinkButton>
    </>
  );
}
