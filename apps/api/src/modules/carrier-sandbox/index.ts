export { carrierSandboxRoutes } from './sandbox-carrier.routes.ts';
export { carrierSandboxPath, deriveCarrierSandboxKeys, type CarrierSandbox } from './sandbox-carrier.ts';
export { addDemoScan } from './run-script.ts';
export { demoScans } from './sandbox-script.ts';
export {
  insertSandboxParcel,
  listOutcomes,
  markManifested,
  removeRecipients,
  saveAwb,
  saveOutcome,
} from './sandbox-parcel.repository.ts';
