export { carrierSandboxRoutes } from './sandbox-carrier.routes.ts';
export { carrierSandboxPath, deriveCarrierSandboxKeys, type CarrierSandbox } from './sandbox-carrier.ts';
export { listOutcomes, saveOutcome } from './sandbox-parcel.repository.ts';
