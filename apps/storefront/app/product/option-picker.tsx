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
  /** Next to the heading of the sizes. */
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
    const typed = new FormData(form.current ?? undefined);
    const [color, size] = [readOption(typed, 'color'), readOption(typed, 'size')];
    if (color !== chosen.color || size !== chosen.size) choose(color, size);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <form ref={form} autoComplete="off" className="grid gap-5">
      {colours.length > 0 && (
        <fieldset>
          <OptionLegend title="Colour" chosen={chosen.color} />
          <div className="flex flex-wrap gap-2">
            {colours.map(({ color, imageUrl, state }) => (
              <OptionLabel
                key={color}
                chosen={color === chosen.color}
                state={state}
                className="w-19 p-1 text-xs leading-4"
              >
                <input
                  type="radio"
                  name="color"
                  value={color}
                  checked={color === chosen.color}
                  onChange={() => choose(color, chosen.size)}
                  className="sr-only"
                />
                <Image
                  src={imageUrl}
                  alt=""
                  sizes="4.5rem"
                  widest={320}
                  className={classes('rounded-sm', state !== 'available' && 'opacity-50 grayscale')}
                />
                <span className="mt-1 flex min-h-8 items-center justify-center">{color}</span>
                <OptionNote state={state} />
              </OptionLabel>
            ))}
          </div>
          {!orderable && (
            <p className="mt-2 text-xs text-ink-soft">
              Colours are shown as a guide. This product is sold in one version, as pictured.
            </p>
          )}
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset>
          <OptionLegend title="Size" chosen={chosen.size}>
            {sizeHelp}
          </OptionLegend>
          <div className="flex flex-wrap gap-2">
            {sizes.map(({ size, state }) => (
              <OptionLabel
                key={size}
                chosen={size === chosen.size}
                state={state}
                className="grid min-h-11 min-w-13 content-center px-3 py-1.5 text-sm"
              >
                <input
                  type="radio"
                  name="size"
                  value={size}
                  checked={size === chosen.size}
                  disabled={state === 'missing'}
                  onChange={() => choose(chosen.color, size)}
                  className="sr-only"
                />
                <span className={state === 'available' ? undefined : 'line-through decoration-1'}>
                  {size}
                </span>
                <OptionNote state={state} />
              </OptionLabel>
            ))}
          </div>
        </fieldset>
      )}
      <div className="hidden noscript:block">
        <Button type="submit" tone="outline" size="small">
          Show this choice
        </Button>
      </div>
    </form>
  );
}

interface OptionLegendProps {
  title: string;
  chosen: string | undefined;
  children?: ReactNode;
}

const OptionLegend = ({ title, chosen, children }: OptionLegendProps) => (
  <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-sm font-semibold">
    <span>
      {title}
      {chosen !== undefined && <span className="font-normal text-ink-soft">: {chosen}</span>}
    </span>
    {children}
  </legend>
);

interface OptionLabelProps {
  chosen: boolean;
  state: OptionState;
  className: string;
  children: ReactNode;
}

const OptionLabel = ({ chosen, state, className, children }: OptionLabelProps) => (
  <label
    className={classes(
      'relative cursor-pointer rounded-md border-2 bg-white text-center transition',
      'has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
      chosen ? 'border-peacock font-semibold' : 'border-line hover:border-ink-soft',
      state !== 'available' && 'border-dashed bg-paper-deep text-ink-soft',
      className,
    )}
  >
    {children}
  </label>
);

function OptionNote({ state }: { state: OptionState }) {
  if (state === 'available') return null;
  return (
    <span className="block text-xs font-normal">
      <VisuallyHidden>, </VisuallyHidden>
      {state === 'soldOut' ? 'Sold out' : 'Not made'}
    </span>
  );
}

function readOption(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}
