import { useRef, useState, type DragEvent, type MouseEvent, type PointerEvent } from 'react';
import { bannerTransitionMs } from '../timings.ts';

interface Swipe {
  /** Whether the row is being dragged. */
  held: boolean;
  /** Props for the element whose content follows the pointer. It needs `touch-action: pan-y`. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onClickCapture: (event: MouseEvent) => void;
    onDragStart: (event: DragEvent) => void;
  };
}

/** A smaller movement counts as a click. */
const clickSlackPx = 8;
/** The share of the width that must be dragged to move to the next slide. */
const turningShare = 0.15;

/**
 * Makes the row follow horizontal dragging, and calls `onSwipe` with the direction if the movement is long enough.
 */
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
    // Same duration as the slide transition, so that both look like one movement.
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
        // Captured only when the drag starts, because a captured pointer sends its click to the row instead of the
        // link below.
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
      // Prevents the browser from dragging the link or image.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}
