import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import { openMail } from '@postprocure/connectors/mail/open-mail';
import type { Config } from './config.ts';
import { outboxFolder } from './data-folder.ts';

export const openConfiguredMail = (config: Pick<Config, 'dataDir' | 'mailFrom' | 'smtpUrl'>): MailSender =>
  openMail({
    from: config.mailFrom,
    smtpUrl: config.smtpUrl,
    outboxDirectory: outboxFolder(config.dataDir),
  });
