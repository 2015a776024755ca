import { StatusMessage } from '@postprocure/ui/status-message';

/** Shown on every page about money while the payment gateway is the sandbox. */
export const DemoNotice = () => (
  <StatusMessage>
    <strong className="font-semibold">Demo.</strong> Payments run in a sandbox, so no real money moves.
  </StatusMessage>
);
