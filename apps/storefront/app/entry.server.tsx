import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { reportErrorContext, scriptNonceContext } from './load-context.ts';
import { ScriptNonce } from './script-nonce.ts';

// Re-exported for the server, because the router accepts only contexts created by its own copy of these classes.
export { createRequestHandler } from 'react-router';
export { createLoadContext } from './load-context.ts';
export { sampleContentPaths } from './content/registry.ts';

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A request aborted by the client is not an error.
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};

const renderTimeoutMs = 10_000;

/** Does not stream, because the page is cached and compressed as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(scriptNonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  // React writes the stylesheet after all preloads, although nothing is painted without it. The header is read first.
  for (const href of routerContext.manifest.routes['root']?.css ?? []) {
    headers.append('link', `<${href}>; rel=preload; as=style`);
  }
  const html = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter
          context={{ ...routerContext, manifest: withoutImports(routerContext.manifest) }}
          url={request.url}
          nonce={nonce}
        />
      </ScriptNonce>,
      {
        nonce,
        progressiveChunkSize: Infinity,
        onAllReady: () => pipe(collect),
        onError: reject,
        onShellError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs);
    const collect = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
  });
  return new Response(new Uint8Array(html.buffer as ArrayBuffer, html.byteOffset, html.length), {
    status,
    headers,
  });
}

type Manifest = EntryContext['manifest'];

const leanManifests = new WeakMap<Manifest, Manifest>();

/**
 * The browser fetches preloaded modules before images. Only the modules of the page itself are preloaded; what they
 * import is large and follows at the low priority of an async script.
 */
function withoutImports(manifest: Manifest): Manifest {
  const known = leanManifests.get(manifest);
  if (known) return known;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ]);
  const lean: Manifest = {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(routes) as Manifest['routes'],
  };
  leanManifests.set(manifest, lean);
  return lean;
}
