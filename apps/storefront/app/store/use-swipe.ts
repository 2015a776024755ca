import { useRef, useState, type DragEvent, type MouseEvent, type PointerEvent } from 'react';
import { bannerTransitionMs } from '../timings.ts';

interface Swipe {
  /** A finger or mouse holds the row. */
  held: boolean;
  /** For the element whose content follows the finger. It needs `touch-action: pan-y`. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onClickCapture: (event: MouseEvent) => void;
    onDragStart: (event: DragEvent) => void;
  };
}

/** Below this a movement is still a click. */
const clickSlackPx = 8;
/** Of the width, to move on to the next slide. */
const turningShare = 0.15;

/** Lets the row follow a finger sideways, and calls `onSwipe` with the direction of a movement that goes far enough. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void): Swipe {
  const [held, setHeld] = useState(false);
  const startX = useRef<number>(undefined);
  const moved = useRef(false);

  const finish = (event: PointerEvent<HTMLElement>, completed: boolean) => {
    if (startX.current === undefined) return;
    const { currentTarget: row, clientX } = event;
    const distance = clientX - startX.current;
    startX.current = undefined;
    setHeld(false);
    // The way back to rest takes as long as the slides take to their new places, so that both look like one.
    row.style.transition = `transform ${bannerTransitionMs}ms var(--ease-out)`;
    row.style.transform = '';
    if (completed && Math.abs(distance) > row.clientWidth * turningShare) onSwipe(distance < 0 ? 1 : -1);
  };

  return {
    held,
    handlers: {
      onPointerDown: (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        startX.current = event.clientX;
        moved.current = false;
        setHeld(true);
      },
      onPointerMove: (event) => {
        if (startX.current === undefined) return;
        const distance = event.clientX - startX.current;
        if (!moved.current && Math.abs(distance) < clickSlackPx) return;
        const { currentTarget: row } = event;
        // Caught only now: a caught pointer sends its click to the row instead of the link under it.
        if (!moved.current) row.setPointerCapture(event.pointerId);
        moved.current = true;
        row.style.transition = 'none';
        row.style.transform = `translateX(${distance}px)`;
      },
      onPointerUp: (event) => finish(event, true),
      onPointerCancel: (event) => finish(event, false),
      onClickCapture: (event) => {
        if (!moved.current) return;
        moved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // The browser would otherwise take the link or image along instead.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}
