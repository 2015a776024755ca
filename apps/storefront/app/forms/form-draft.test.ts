import { describe, expect, test } from 'vitest';
import { contactForm } from '@postprocure/contracts/tickets/contact-form';
import { resellerForm } from '@postprocure/contracts/tickets/reseller-form';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';

function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const typed = {
  fullName: 'Ramesh Patel',
  email: 'ramesh@example.com',
  businessType: 'dropshipper',
};

describe('a draft', () => {
  test('brings back what was typed, and the step', () => {
    const storage = createStorage();
    keepDraft(storage, resellerForm, { values: { ...typed, phone: '' }, step: 1 });
    expect(readDraft(storage, resellerForm)).toEqual({ values: typed, step: 1 });
    expect(readDraft(storage, contactForm)).toBeNull();
  });

  test('keeps lists, and neither consent nor files', () => {
    const storage = createStorage();
    keepDraft(storage, contactForm, {
      values: { marketplaces: ['amazon', 'meesho'], attachments: 'invoice.pdf' },
      step: 0,
    });
    expect(readDraft(storage, contactForm)?.values).toEqual({ marketplaces: ['amazon', 'meesho'] });
    keepDraft(storage, resellerForm, { values: { fullName: 'R', agreeTerms: 'on' }, step: 2 });
    expect(readDraft(storage, resellerForm)?.values).toEqual({ fullName: 'R' });
  });

  test('is gone once the form was sent or emptied', () => {
    const storage = createStorage();
    keepDraft(storage, resellerForm, { values: typed, step: 0 });
    dropDraft(storage, resellerForm);
    expect(readDraft(storage, resellerForm)).toBeNull();
    keepDraft(storage, resellerForm, { values: typed, step: 0 });
    keepDraft(storage, resellerForm, { values: { fullName: '' }, step: 0 });
    expect(storage.entries.size).toBe(0);
  });

  test('never stands in the way of the form', () => {
    const full = {
      ...createStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDraft(full, resellerForm, { values: typed, step: 0 })).not.toThrow();
  });

  test.each([
    'not JSON',
    'null',
    '[]',
    '{"values":3}',
    '{"values":{"fullName":{"a":1},"email":["x"],"phone":7},"step":99}',
    `{"values":{"fullName":"${'x'.repeat(5000)}","unknown":"x"},"step":"a"}`,
  ])('that is invalid is ignored: %.40s', (text) => {
    const storage = createStorage();
    keepDraft(storage, resellerForm, { values: typed, step: 0 });
    for (const key of storage.entries.keys()) storage.entries.set(key, text);
    expect(readDraft(storage, resellerForm) ?? { values: {}, step: 0 }).toEqual({ values: {}, step: 0 });
  });
});
