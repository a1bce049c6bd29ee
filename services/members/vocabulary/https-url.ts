/**
 * An address as somebody types it, normalised to `https`: `example.org/me` and `http://example.org/me` alike. Null for what is no page
 * on the web: another scheme, a name without a dot, or a name and password before the host.
 */
export function httpsUrl(typed: string): string | null {
  const trimmed = typed.trim();
  const withScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  const address = URL.parse(withScheme.replace(/^http:/i, 'https:'));
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '') return null;
  return /^[^.\s]+(?:\.[^.\s]+)+$/.test(address.hostname) ? address.href : null;
}
