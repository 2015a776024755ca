/// <reference types="vite/client" />
import textFont from './fonts/poppins-400.woff2?url';
import headingFont from './fonts/poppins-600.woff2?url';

/** Preloads the fonts in the head of every page, because a font that arrives after the first paint is not used. */
export const fontPreloads = [textFont, headingFont].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));
