/**
 * Digits grouped as India writes them: `12,34,567`. By hand, because making the browser's own formatter for this
 * locale costs a page more time than everything else it does before it answers.
 */
export const groupDigits = (digits: string): string => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/** A whole number for people to read. */
export const formatCount = (count: number): string =>
  `${count < 0 ? '-' : ''}${groupDigits(Math.abs(count).toFixed(0))}`;
