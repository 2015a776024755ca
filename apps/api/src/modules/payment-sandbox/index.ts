export { createDemoPayment, listSandboxSettlement, type DemoPayment } from './demo-payment.ts';
export { sandboxApiRoutes } from './sandbox-api.routes.ts';
export { sandboxCheckoutRoutes } from './sandbox-checkout.routes.ts';
export { deriveSandboxKeys } from './sandbox-keys.ts';
export { sandboxPaths, type Sandbox } from './sandbox.ts';
export { sandboxTasks } from './sandbox-tasks.ts';
