/// <reference types="vite/client" />
import latinFont from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import headingFont from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';

/** For the head of every page: a font that is not there for the first paint is not used on that page. */
export const fontPreloads = [latinFont, headingFont].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));
