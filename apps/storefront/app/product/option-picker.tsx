import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Image } from '@postprocure/ui/image';
import { VisuallyHidden } from '@postprocure/ui/visually-hidden';
import { productPath } from '../paths.ts';
import type { OptionState, ProductOptions } from './product-options.ts';

interface OptionPickerProps {
  productId: number;
  options: ProductOptions;
  /** Content shown next to the size heading. */
  sizeHelp?: ReactNode;
}

/** The choice is kept in the URL, so that it can be shared. Without JavaScript, a button submits it. */
export function OptionPicker({ productId, options, sizeHelp }: OptionPickerProps) {
  const { colours, sizes, chosen, orderable } = options;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const choose = (color: string | undefined, size: string | undefined) =>
    void navigate(productPath(productId, { color, size }), { replace: true, preventScrollReset: true });

  // A choice made before hydration is in the form, but not yet in the URL.
  useEffect(() => {
    const read = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
    const [color, size] = [read('color'), read('size')];
    if (color !== chosen.color || size !== chosen.size) choose(color, size);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <form ref={form} autoComplete="off" className="grid gap-5">
      {colours.length > 0 && (
        <OptionGroup title="Colour" chosen={chosen.color}>
          {colours.map(({ color, imageUrl, state }) => (
            <OptionRadio
              key={color}
              name="color"
              value={color}
              chosen={chosen.color}
              state={state}
              onChoose={() => choose(color, chosen.size)}
              className="w-19 p-1 text-xs leading-4"
            >
              <Image
                src={imageUrl}
                alt=""
                sizes="4.5rem"
                widest={320}
                className={classes('mb-1 rounded-sm', state !== 'available' && 'opacity-50 grayscale')}
              />
            </OptionRadio>
          ))}
          {!orderable && (
            <p className="text-xs text-ink-soft">Colours are a guide. This product is sold as pictured.</p>
          )}
        </OptionGroup>
      )}
      {sizes.length > 0 && (
        <OptionGroup title="Size" chosen={chosen.size} help={sizeHelp}>
          {sizes.map(({ size, state }) => (
            <OptionRadio
              key={size}
              name="size"
              value={size}
              chosen={chosen.size}
              state={state}
              onChoose={() => choose(chosen.color, size)}
              className="min-h-11 min-w-13 px-3 py-1 text-sm"
            />
          ))}
        </OptionGroup>
      )}
      <div className="hidden noscript:block">
        <Button type="submit" tone="outline" size="small">
          Show this choice
        </Button>
      </div>
    </form>
  );
}

interface OptionGroupProps {
  title: string;
  chosen: string | undefined;
  /** Content shown beside the title. */
  help?: ReactNode;
  children: ReactNode;
}

const OptionGroup = ({ title, chosen, help, children }: OptionGroupProps) => (
  <fieldset>
    <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-sm font-semibold">
      <span>
        {title}
        {chosen && <span className="font-normal text-ink-soft">: {chosen}</span>}
      </span>
      {help}
    </legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

interface OptionRadioProps {
  name: string;
  value: string;
  /** The chosen value of the group. */
  chosen: string | undefined;
  state: OptionState;
  onChoose: () => void;
  className: string;
  /** Content shown above the value. */
  children?: ReactNode;
}

/** Sold-out options can still be chosen, so that visitors can see their prices. */
const OptionRadio = ({ name, value, chosen, state, onChoose, className, children }: OptionRadioProps) => (
  <label
    className={classes(
      'grid cursor-pointer content-center rounded-md border-2 bg-white text-center transition',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
      value === chosen ? 'border-peacock font-semibold' : 'border-line hover:border-ink-soft',
      state !== 'available' && 'border-dashed bg-paper-deep text-ink-soft',
      className,
    )}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={value === chosen}
      disabled={state === 'missing'}
      onChange={onChoose}
      className="sr-only"
    />
    {children}
    <span className={state === 'available' ? undefined : 'line-through decoration-1'}>{value}</span>
    {state !== 'available' && (
      <span className="text-xs font-normal">
        <VisuallyHidden>, </VisuallyHidden>
        {state === 'soldOut' ? 'Sold out' : 'Unavailable'}
      </span>
    )}
  </label>
);
