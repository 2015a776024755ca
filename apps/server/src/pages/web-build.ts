import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

export type WebAppName = 'storefront' | 'seller';

export const webAppDirectory = (name: WebAppName): string =>
  fileURLToPath(new URL(`../../../${name}/`, import.meta.url));

/** The folder with the built client files. */
export function builtClientDirectory(name: WebAppName): string {
  const directory = path.join(webAppDirectory(name), 'build/client');
  if (!existsSync(directory)) throw new Error(`The ${name} application is not built yet. Run: npm run build`);
  return directory;
}

export async function loadServerBuild(name: WebAppName): Promise<ServerBuild> {
  const file = path.join(webAppDirectory(name), 'build/server/index.js');
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}

/**
 * Runs Vite inside our server: it handles sources and hot updates, and passes everything else to Fastify. Returns a
 * function that loads the app from its current sources.
 */
export async function startDevelopmentApp(
  app: FastifyInstance,
  name: WebAppName,
): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webAppDirectory(name),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite keeps its sockets open, and the server waits for open connections when it closes, so Vite is closed first.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/media/')) return next();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
      next(error instanceof Error ? error : undefined),
    );
  });
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  // Compiles the app before the first request. Errors in the sources are shown on the pages that they affect.
  loadBuild().catch(() => {});
  return loadBuild;
}
