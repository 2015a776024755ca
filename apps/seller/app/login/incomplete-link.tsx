import { StatusMessage } from '@postprocure/ui/status-message';

/** Shown instead of the form when the link has no token, usually because it was cut off when copied. */
export const IncompleteLink = () => (
  <StatusMessage tone="error">
    This link is incomplete. Open it again from the email, or copy the whole link into the address bar.
  </StatusMessage>
);
