export type { SandboxOutcome } from './sandbox-gateway.ts';
export type { SandboxPayment } from './sandbox.repository.ts';
