/**
 * Groups digits the Indian way: `12,34,567`. Implemented by hand, because constructing Intl.NumberFormat for en-IN is
 * the slowest step of rendering a page.
 */
export const groupDigits = (digits: string): string => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

export const formatCount = (count: number): string =>
  `${count < 0 ? '-' : ''}${groupDigits(Math.abs(count).toFixed(0))}`;
