import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { bannerAutoplayMs } from '../timings.ts';

interface Autoplay {
  /** Whether the carousel is advancing now. */
  running: boolean;
  /** Whether the carousel advances while it is not hovered or focused. */
  wanted: boolean;
  toggle: () => void;
  /** Props for the outermost element. They pause the carousel on hover and keyboard focus. */
  watchers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Calls `advance` once an interval has passed without the carousel moving. A change to `position` restarts the interval. */
export function useAutoplay(position: number, held: boolean, advance: () => void): Autoplay {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const wanted = chosen ?? !reducedMotion;
  const running = wanted && !hovered && !focused && !held;
  const onInterval = useEffectEvent(advance);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => onInterval(), bannerAutoplayMs);
    return () => clearTimeout(timer);
  }, [running, position]);

  return {
    running,
    wanted,
    toggle: () => setChosen(!wanted),
    watchers: {
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A button keeps the focus after a click or tap, so only keyboard focus pauses the carousel.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

const query = '(prefers-reduced-motion: reduce)';

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
