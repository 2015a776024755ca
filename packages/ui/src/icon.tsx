/// <reference types="vite/client" />
import sprite from './icons.svg?no-inline';

/** The symbols in `icons.svg`: line icons on a 24-unit grid. Browsers cache the file, so pages only refer to it. */
export const iconNames = [
  'search',
  'menu',
  'close',
  'cart',
  'user',
  'mail',
  'pin',
  'globe',
  'phone',
  'chevronDown',
  'chevronLeft',
  'chevronRight',
  'arrowRight',
  'pause',
  'play',
  'truck',
  'wallet',
  'sync',
  'download',
  'box',
  'shield',
  'chart',
  'medal',
  'lock',
  'link',
  'zoomIn',
  'chat',
  'filter',
  'bell',
  'check',
  'store',
] as const;

export type IconName = (typeof iconNames)[number];

/** Decorative: the meaning is in the text next to it or in the label of its button. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" className={`icon ${className}`}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
