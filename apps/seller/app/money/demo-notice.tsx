import { StatusMessage } from '@postprocure/ui/status-message';

/** On every page about money as long as the payment gateway is the sandbox. */
export const DemoNotice = () => (
  <StatusMessage>
    <strong className="font-semibold">Demo.</strong> Payments run in a sandbox, so no real money moves.
  </StatusMessage>
);
