const here = 'http://here.invalid';

/**
 * The path to open after login. Anything that could lead to another host becomes `/`, which prevents open redirects.
 */
export function safeReturnPath(value: string | null): string {
  if (!value?.startsWith('/')) return '/';
  const url = URL.parse(value, here);
  // Checks the parsed path, because `/.//evil.example` is parsed as `//evil.example`.
  if (url?.origin !== here || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
