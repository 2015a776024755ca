import { z } from 'zod';

const address = z.email().max(254);

export const mailMessage = z.object({
  to: address,
  replyTo: address.optional(),
  subject: z
    .string()
    .min(1)
    .max(200)
    // Reject line breaks, because they would allow header injection.
    .regex(/^[^\r\n]*$/),
  text: z.string().min(1).max(100_000),
  html: z.string().max(500_000).optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;

export interface SentMail {
  /** The Message-ID header of the sent email. */
  messageId: string;
}

/** Port for sending email, independent of the transport. */
export interface MailSender {
  send(message: MailMessage): Promise<SentMail>;
  close(): void;
}
