import { classes } from '@postprocure/ui/classes';
import { Link } from '../page-link.tsx';
import { IntegrationCard } from './integration-card.tsx';
import type { IntegrationTab } from '../content/integrations.ts';

interface IntegrationTabsProps {
  tabs: readonly Pick<IntegrationTab, 'id' | 'label'>[];
  current: IntegrationTab;
}

/** Each tab has its own URL, so that tabs can be linked to and work without JavaScript. */
export function IntegrationTabs({ tabs, current }: IntegrationTabsProps) {
  return (
    <section aria-label="Integrations" id="integrations">
      <nav aria-label="Integration types">
        <ul className="flex flex-wrap gap-2">
          {tabs.map(({ id, label }) => (
            <li key={id}>
              <Link
                to={`/integration/app?tab=${id}#integrations`}
                aria-current={id === current.id ? 'true' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center rounded-full border px-5 text-sm font-semibold transition',
                  id === current.id
                    ? 'border-peacock bg-peacock text-white'
                    : 'border-line-strong hover:border-ink hover:bg-ink/5',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className="mt-9 text-xl sm:text-2xl">{current.label}</h2>
      <p className="mt-2 max-w-3xl text-ink-soft">{current.intro}</p>
      <ul
        className={classes(
          'mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5',
          current.integrations.length % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {current.integrations.map((integration) => (
          <IntegrationCard key={integration.name} integration={integration} />
        ))}
      </ul>
    </section>
  );
}
