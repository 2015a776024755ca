import { StatusMessage } from '@postprocure/ui/status-message';

/** Shown while the carrier is the sandbox. */
export const CarrierDemoNotice = () => (
  <StatusMessage>
    <strong className="font-semibold">Demo.</strong> The courier is a sandbox, so nothing is really shipped.
  </StatusMessage>
);
