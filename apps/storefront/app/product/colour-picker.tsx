import { useId } from 'react';
import { Link } from 'react-router';
import { classes } from '@postprocure/ui/classes';
import { Image } from '@postprocure/ui/image';
import type { ColourChoice } from './product-colours.ts';

interface ColourPickerProps {
  choices: readonly ColourChoice[];
  chosen: ColourChoice | undefined;
}

/** Each colour has its own URL, so that choosing works without JavaScript and a choice can be shared. */
export function ColourPicker({ choices, chosen }: ColourPickerProps) {
  const id = useId();
  const orderable = choices.some((choice) => choice.orderable);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-sm font-semibold tracking-normal">
        Colour{chosen && <span className="font-normal text-ink-soft">: {chosen.color}</span>}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ color, imageUrl }) => (
          <li key={color} className="w-19">
            <Link
              to={`?${new URLSearchParams({ color }).toString()}`}
              replace
              preventScrollReset
              aria-current={color === chosen?.color ? 'true' : undefined}
              className={classes(
                'block rounded-md border-2 bg-white p-1 text-center text-xs leading-4 transition',
                color === chosen?.color
                  ? 'border-peacock font-semibold'
                  : 'border-line hover:border-ink-soft',
              )}
            >
              <Image src={imageUrl} alt="" sizes="4.5rem" widest={320} className="rounded-sm" />
              <span className="mt-1 flex min-h-8 items-center justify-center">{color}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!orderable && (
        <p className="mt-2 text-xs text-ink-soft">
          Colours are shown as a guide. This product is sold in one version, as pictured.
        </p>
      )}
    </section>
  );
}
