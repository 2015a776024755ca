import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { overloadedError } from '../limits/semaphore.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes that respond even while other requests are rejected because the event loop lags. */
    exemptFromLoadShedding?: boolean;
  }
}

type DelayMonitor = ReturnType<typeof monitorEventLoopDelay>;

export interface EventLoopGuardOptions {
  maxDelayMs: number;
  delays?: Pick<DelayMonitor, 'count' | 'mean' | 'reset'>;
}

const resolutionMs = 10;
export const sampleIntervalMs = 250;

/**
 * Sheds load (503) while the event loop lags, because even a cheap response would be late. A single late sample does
 * not count: it is a short pause, such as garbage collection, that is already over.
 */
export function addEventLoopGuard(app: FastifyInstance, options: EventLoopGuardOptions): void {
  const delays = options.delays ?? startMonitor(app);
  let lateSamples = 0;
  const timer = setInterval(() => {
    const isLate = delays.count > 0 && delays.mean / 1e6 - resolutionMs > options.maxDelayMs;
    lateSamples = isLate ? lateSamples + 1 : 0;
    delays.reset();
  }, sampleIntervalMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (lateSamples < 2 || request.routeOptions.config.exemptFromLoadShedding === true) done();
    else done(overloadedError);
  });
}

function startMonitor(app: FastifyInstance): DelayMonitor {
  const monitor = monitorEventLoopDelay({ resolution: resolutionMs });
  monitor.enable();
  app.addHook('onClose', (_app, done) => {
    monitor.disable();
    done();
  });
  return monitor;
}
