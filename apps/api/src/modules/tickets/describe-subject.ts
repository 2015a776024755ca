import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';

const subjectLength = 80;

/** What the ticket is about, in a few words from the answers. */
export function describeSubject(kind: FormKind, typed: FormValues): string {
  const subject = joinAnswers(kind, (name) => [typed[name] ?? []].flat().join(', ').trim());
  const line = subject.replaceAll(/\s+/g, ' ').trim();
  return line.length > subjectLength ? `${line.slice(0, subjectLength - 1).toWellFormed()}…` : line;
}

function joinAnswers(kind: FormKind, answer: (name: string) => string): string {
  switch (kind) {
    case 'contact':
      return answer('comments') || `Message from ${answer('city')}`;
    case 'concern':
      return answer('concernSubject');
    case 'reseller':
      return `Reseller application from ${answer('businessName') || answer('fullName')}`;
    case 'sourcing':
      return `${answer('productName')}, ${answer('minQuantity')} pieces`;
    case 'bulk-order':
      return `${answer('productName')}, ${answer('quantity')} pieces`;
    case 'support-ticket':
      return answer('subject');
  }
}
