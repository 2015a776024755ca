import { brand } from '@postprocure/contracts/brand';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import { writeMailBody, type MailDraft } from '../mail/index.ts';
import { describeAnswer } from './describe-form-answer.ts';

export interface ConfirmedTicket {
  reference: string;
  name: string;
  email: string;
  typed: FormValues;
  fileNames: readonly string[];
}

const factMaxLength = 1000;

/** Confirms to the sender that we have received their form, and repeats its content. */
export function writeConfirmation(form: FormDefinition, ticket: ConfirmedTicket): MailDraft {
  const facts = listFields(form).flatMap((field): [string, string][] => {
    const value = shorten(describeAnswer(field, ticket.typed[field.name]));
    return value === '' ? [] : [[field.label, withoutLinks(value)]];
  });
  const attached = ticket.fileNames.map(withoutLinks).join('\n');
  return {
    to: ticket.email,
    replyTo: brand.email,
    kind: 'ticket-confirmation',
    subject: `We have received your message: ${ticket.reference}`,
    ...writeMailBody({
      greeting: `Dear ${withoutLinks(oneLine(ticket.name))},`,
      paragraphs: [
        form.successMessage,
        `Your reference is ${ticket.reference}. Please quote it when you write or call. To add photos or documents, reply to this email. We never ask for an OTP, a UPI PIN or a password.`,
        'This is what you sent us. If you did not send it, please ignore this email.',
      ],
      facts: attached === '' ? facts : [...facts, ['Files', attached]],
    }),
  };
}

const shorten = (text: string): string =>
  text.length > factMaxLength ? `${text.slice(0, factMaxLength).toWellFormed()} …` : text;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Anyone can enter someone else's email address. Without links, our confirmations are useless for sending spam. */
const withoutLinks = (text: string): string =>
  text.replaceAll(/(?:https?:\/\/|www\.)\S+/gi, '(link removed)');
