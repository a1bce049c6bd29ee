/**
 * One constant policy for every document, so that it can be cached with it. An application page, which is never cached,
 * adds a nonce. In development Vite puts <style> elements into the page and opens a socket.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const development = import.meta.env.DEV;
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
