export { purgeMails, purgeMailsTo, purgeOldMails } from './purge-mails.ts';
export { writeMailBody, type MailParts } from './mail-body.ts';
export { writeSubject } from './mail-subject.ts';
export { queueMail, queueUnrequestedMail, type MailDraft } from './queue-mail.ts';
export { readOutbox, retryAllMails, retryMail } from './outbox.service.ts';
