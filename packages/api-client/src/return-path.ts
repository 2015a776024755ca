const here = 'http://here.invalid';

/** A path of the asking application to go to after login. Anything that could lead to another host becomes `/`. */
export function safeReturnPath(value: string | null): string {
  if (!value?.startsWith('/')) return '/';
  const url = URL.parse(value, here);
  // Asked of what is read, not of what was written: `/.//evil.example` is read as `//evil.example`.
  if (url?.origin !== here || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
