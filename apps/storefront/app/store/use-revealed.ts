import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface RevealOptions {
  /** Identifies the list within a page. */
  name: string;
  total: number;
  step: number;
  /** Number of steps shown automatically before a click is needed. */
  stepsByThemselves?: number;
}

interface Revealed<E extends Element> {
  count: number;
  /** Shows the next step immediately. */
  revealMore: () => void;
  /** A ref for the element after the last item. When that element comes into view, the next step is shown. */
  endRef: RefObject<E | null>;
}

const nearPx = 800;

/** Stored per history entry, so that the back button restores the length and scroll position of the page. */
const countsLeft = new Map<string, number>();

/** How much of a long list is shown: one step at first, more on scroll. */
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
