import type { Pool } from '@postprocure/db/pool';
import type { ReceivedMail } from '@postprocure/connectors/mail/smtp-test-server';
import type { AcknowledgedVisits } from './torture-visitors.ts';

/** Lists acknowledged requests that are missing or stored more than once, and emails that do not match their rows. */
export async function verifyVisits(
  pool: Pool,
  done: AcknowledgedVisits,
  received: readonly ReceivedMail[],
): Promise<string[]> {
  const find = async (text: string, values: unknown[] = []): Promise<string[]> => {
    const { rows } = await pool.query<{ detail: string }>(text, values);
    return rows.map(({ detail }) => detail);
  };
  // An email that is sent again after a kill has the same Message-ID, by which mail servers recognise it.
  const messageIds = [
    ...new Set(received.map(({ data }) => /^Message-ID:\s*(<[^>]+>)/im.exec(data)?.[1] ?? '')),
  ];
  return [
    ...(await find(
      `select format('acknowledged ticket %s is stored %s times', given.reference, count(t.id)) as detail
       from unnest($1::text[]) as given (reference) left join tickets t on t.reference = given.reference
       group by given.reference having count(t.id) <> 1`,
      [done.tickets.map(({ reference }) => reference)],
    )),
    ...(await find(
      `select format('ticket of %s is stored %s times', email, count(*)) as detail from tickets
       group by email having count(*) > 1`,
    )),
    ...(await find(
      `select format('ticket of %s was confirmed by %s emails', given.email, count(m.id)) as detail
       from unnest($1::text[]) as given (email) left join mails m on m.recipient = given.email
       group by given.email having count(m.id) <> 1`,
      [done.tickets.map(({ email }) => email)],
    )),
    ...(await find(
      `select format('acknowledged sign-up of %s is stored %s times', given.email, count(u.id)) as detail
       from unnest($1::text[]) as given (email) left join users u on u.email = given.email
       group by given.email having count(u.id) <> 1`,
      [done.signUps],
    )),
    ...(await find(
      `select format('no email for the sign-up of %s', given.email) as detail from unnest($1::text[]) as given (email)
       where not exists (select from mails m where m.recipient = given.email)`,
      [done.signUps],
    )),
    ...(await find(
      `select format('acknowledged chat message %s is stored %s times', given.key, count(m.id)) as detail
       from unnest($1::text[]) as given (key) left join chat_messages m on m.sent_key = given.key
       group by given.key having count(m.id) <> 1`,
      [done.chatKeys],
    )),
    ...(await find(
      `select format('email %s is %s', id, status) as detail from mails where status <> 'sent'`,
    )),
    ...(await find(
      `select format('email %s was not received', m.id) as detail from mails m
       where m.status = 'sent' and m.message_id <> all ($1::text[])`,
      [messageIds],
    )),
    ...(await find(
      `select 'received an email that no row has: ' || given.id as detail from unnest($1::text[]) as given (id)
       where not exists (select from mails m where m.message_id = given.id)`,
      [messageIds],
    )),
  ];
}
