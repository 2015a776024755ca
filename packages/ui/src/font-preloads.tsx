/// <reference types="vite/client" />
import latinFont from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import headingFont from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';

/** Preloads the fonts in the head of every page, because a font that arrives after the first paint is not used. */
export const fontPreloads = [latinFont, headingFont].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));
