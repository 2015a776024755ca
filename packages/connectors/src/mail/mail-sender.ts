import { z } from 'zod';

const address = z.email().max(254);

export const mailMessage = z.object({
  /** Chosen by the caller, so that an email that is sent again has the same one. */
  messageId: z
    .string()
    .regex(/^<[\w.-]+@[\w.-]+>$/)
    .max(200),
  to: address,
  replyTo: address.optional(),
  subject: z
    .string()
    .min(1)
    .max(200)
    // A line break would end the header and start one of the sender's choosing.
    .regex(/^[^\r\n]*$/),
  text: z.string().min(1).max(100_000),
  html: z.string().max(500_000).optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;

/** The port: the product sends mail through this and knows nothing of how it leaves. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
  close(): void;
}
