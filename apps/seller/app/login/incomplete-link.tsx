import { StatusMessage } from '@postprocure/ui/status-message';

/** In place of a form that could only fail: the link was cut off on its way from the mail. */
export const IncompleteLink = () => (
  <StatusMessage tone="error">
    This link is not complete. Open it again from the e-mail, or copy it whole into the address bar.
  </StatusMessage>
);
