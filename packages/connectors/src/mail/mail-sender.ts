import { z } from 'zod';

const address = z.email().max(254);

export const mailMessage = z.object({
  /** Chosen by the caller, so that the ID stays the same if the email is sent again. */
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
    // Reject line breaks, because they would allow header injection.
    .regex(/^[^\r\n]*$/),
  text: z.string().min(1).max(100_000),
  html: z.string().max(500_000).optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;

/** Port for sending email, independent of the transport. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
  close(): void;
}
