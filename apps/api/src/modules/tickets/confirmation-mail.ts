import { brand } from '@postprocure/contracts/brand';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormDefinition } from '@postprocure/contracts/tickets/form-definition';
import { writeMailBody, type MailDraft } from '../mail/index.ts';
import { describeAnswer } from './describe-answer.ts';

export interface ConfirmedTicket {
  reference: string;
  name: string;
  email: string;
  typed: FormValues;
  fileNames: readonly string[];
}

const longestFact = 1000;

/** Tells whoever left their address that the form has arrived, and repeats what it said. */
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
        `Your reference is ${ticket.reference}. Please quote it when you write or call; to add photos or documents, reply to this e-mail. Nobody from our team will ever ask you for an OTP, a UPI PIN or a password.`,
        'This is what you sent us. If it was not you, please ignore this e-mail.',
      ],
      facts: attached === '' ? facts : [...facts, ['Files', attached]],
    }),
  };
}

const shorten = (text: string): string =>
  text.length > longestFact ? `${text.slice(0, longestFact).toWellFormed()} …` : text;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Anybody may enter anybody's address: without links our mails are of no use to those who would spread them. */
const withoutLinks = (text: string): string =>
  text.replaceAll(/(?:https?:\/\/|www\.)\S+/gi, '(link left out)');
