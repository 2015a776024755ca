import { Accordion } from '@postprocure/ui/accordion';
import { buttonClasses } from '@postprocure/ui/button';
import { homeQuestions } from '../content/home-questions.ts';
import { Link } from '../page-link.tsx';

/** Several answers can be open at once. */
export function Faq() {
  return (
    <section aria-labelledby="faq-title" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div className="lg:sticky lg:top-36 lg:self-start">
        <h2 id="faq-title" className="text-2xl">
          Frequently asked questions
        </h2>
        <p className="mt-3 text-ink-soft">
          Common questions from resellers. If you have another question, we reply within 24-48 working hours.
        </p>
        <Link to="/support/contact" className={buttonClasses({ tone: 'outline' }, 'mt-5')}>
          Ask us
        </Link>
      </div>
      <Accordion
        items={homeQuestions.map(({ question, answer, link }) => ({
          title: question,
          content: (
            <>
              <p>{answer}</p>
              {link && (
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 items-center font-semibold text-peacock hover:underline"
                >
                  {link.label}
                </Link>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
