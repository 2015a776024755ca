import { expect, test } from 'vitest';
import { writeLandmark } from './landmark.ts';

test.each([
  ['Hanuman temple', 'Near Hanuman temple'],
  ['Opposite Infinity Mall', 'Opposite Infinity Mall'],
  ['opp. SBI', 'opp. SBI'],
  ['Behind the city bank', 'Behind the city bank'],
  ['Indira Nagar metro', 'Near Indira Nagar metro'],
  ['', ''],
])('%j is printed as %j', (landmark, line) => {
  expect(writeLandmark(landmark)).toBe(line);
});
