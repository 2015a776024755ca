import { Icon } from '@postprocure/ui/icon';
import { homeFacts, homeFeatures } from '../content/home.ts';
import { connectionsText } from '../content/connections-note.ts';

export function Features() {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className="max-w-2xl text-2xl">
        You sell. We source, stock, pack and ship.
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {homeFeatures.map(({ icon, title, text }) => (
          <li key={title} className="border-t-2 border-marigold pt-5">
            <Icon name={icon} className="size-8 text-peacock" />
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-3xl text-sm text-ink-soft">{connectionsText}</p>
      <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-6 rounded-lg bg-aubergine px-6 py-8 text-on-dark sm:px-10 lg:grid-cols-4">
        {homeFacts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-on-dark-soft">{label}</dt>
            <dd className="text-2xl font-semibold text-marigold sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
