import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface RevealOptions {
  /** Tells the lists of a page apart. */
  name: string;
  total: number;
  step: number;
  /** How many steps are shown without being asked for, before the next click is due. */
  stepsByThemselves?: number;
}

interface Revealed<E extends Element> {
  count: number;
  /** Shows another step at once. */
  revealMore: () => void;
  /** For the element after the last item: when it comes near, more is shown by itself. */
  endRef: RefObject<E | null>;
}

const nearPx = 800;

/** By history entry: the back button finds the page as long as it was left, and so the place on it. */
const countsLeft = new Map<string, number>();

/** How much of a long list is shown: a step at first, more as the person scrolls. */
export function useRevealed<E extends Element>(options: RevealOptions): Revealed<E> {
  const { name, total, step, stepsByThemselves = Infinity } = options;
  const key = `${useLocation().key} ${name}`;
  const [count, setCount] = useState(() => countsLeft.get(key) ?? step);
  const [stepsLeft, setStepsLeft] = useState(stepsByThemselves);
  const endRef = useRef<E>(null);
  const waiting = count < total && stepsLeft > 0;

  useEffect(() => {
    countsLeft.set(key, count);
  }, [key, count]);

  useEffect(() => {
    const end = endRef.current;
    if (!waiting || !end) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setCount(count + step);
        setStepsLeft((left) => left - 1);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [waiting, count, step]);

  const revealMore = () => {
    setCount(count + step);
    setStepsLeft(stepsByThemselves);
  };
  return { count, revealMore, endRef };
}
