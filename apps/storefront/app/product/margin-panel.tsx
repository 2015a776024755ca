import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '@postprocure/ui/icon';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { settle, type Loaded } from '../data/loaded.ts';
import type { MarginCalculatorProps } from './margin-calculator.tsx';

/** The margin calculator. Its code is loaded when it is opened for the first time. */
export function MarginPanel(props: MarginCalculatorProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [code, setCode] = useState<Loaded<ComponentType<MarginCalculatorProps>>>();
  const load = async () => {
    const loaded = await settle(import('./margin-calculator.tsx'));
    setCode('value' in loaded ? { value: loaded.value.MarginCalculator } : loaded);
  };
  useEffect(() => {
    // It may have been opened before hydration.
    if (panel.current?.open) panel.current.dispatchEvent(new Event('toggle'));
  }, []);
  return (
    <details
      ref={panel}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
      className="group rounded-lg border border-line bg-white noscript:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chart" className="size-5 text-peacock" />
        Margin calculator
        <Icon name="chevronDown" className="ml-auto size-5 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="min-h-72 px-4 pb-4">
        {code && 'value' in code ? (
          <code.value {...props} />
        ) : code ? (
          <LoadFailure message={`Error: ${code.failure}`} onRetry={() => void load()} />
        ) : (
          <LoadingText>Loading...</LoadingText>
        )}
      </div>
    </details>
  );
}
