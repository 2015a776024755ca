const here = 'http://here.invalid';

/** A path of the asking application to go to after login. Anything that could lead to another host becomes `/`. */
export function safeReturnPath(value: string | null): string {
  if (value === null || !/^\/(?![/\\])/.test(value)) return '/';
  const url = URL.parse(value, here);
  return url?.origin === here ? `${url.pathname}${url.search}${url.hash}` : '/';
}
