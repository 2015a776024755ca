import { renderToString } from 'react-dom/server';
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
  // The first paint needs the stylesheet, but React writes it after all preloads. Browsers read headers first.
  for (const href of routerContext.manifest.routes['root']?.css ?? []) {
    headers.append('link', `<${href}>; rel=preload; as=style`);
  }
  const context = await withReadHandoff(routerContext);
  const html = renderToString(
    <ScriptNonce value={nonce}>
      <ServerRouter
        context={{ ...context, manifest: withoutImports(context.manifest) }}
        url={request.url}
        nonce={nonce}
      />
    </ScriptNonce>,
  );
  const body = Buffer.concat([doctype, Buffer.from(html)]);
  if (body.includes(unfinishedBoundary))
    throw new Error(`Rendering ${request.url} left a part of the page unfinished`);
  return new Response(body, { status, headers });
}

const doctype = Buffer.from('<!DOCTYPE html>');

/** Marks a part of the page that failed or suspended while the page was rendered. */
const unfinishedBoundary = '<!--$!-->';

/**
 * The router passes the loaders' data to the browser through a stream that it reads while the page is rendered. Reading
 * that stream beforehand ensures that rendering never suspends. The page can then be rendered to a string, which is
 * faster than rendering to a stream.
 */
async function withReadHandoff(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const value = await new Response(context.serverHandoffStream).text();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  const renderMeta = { ...context.renderMeta, streamCache: { 0: read } };
  return { ...context, renderMeta, serverHandoffStream: new ReadableStream() };
}

type Manifest = EntryContext['manifest'];

const leanManifests = new WeakMap<Manifest, Manifest>();

/**
 * The browser fetches preloaded modules before images. Only the page's own modules are preloaded; what they import
 * is large and is requested after they have arrived.
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
