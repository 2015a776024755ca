import type { FastifyInstance } from 'fastify';

/** A `fetch` that calls the application under test directly, without a network. */
export const createInjectFetch =
  (readApp: () => FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await readApp().inject({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    return new Response(response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    });
  };
