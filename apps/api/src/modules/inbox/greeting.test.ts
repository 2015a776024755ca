import { expect, test } from 'vitest';
import { greetUnlessGreeted } from './greeting.ts';

test.each(['Dear Asha,', 'hi Asha', 'Hello,\n\nyes', ' HELLO!', 'Namaste Asha ji', 'Good morning'])(
  'adds no greeting to %j',
  (text) => expect(greetUnlessGreeted(text, 'Dear Asha,')).toBe(''),
);

test.each(['History of the order', 'Dearly missed', 'We are sorry.', 'Hindi is fine', 'Good news'])(
  'greets before %j',
  (text) => expect(greetUnlessGreeted(text, 'Dear Asha,')).toBe('Dear Asha,'),
);
