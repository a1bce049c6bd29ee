/** An address at the site's own host as the path that it is; any other as it was. */
export function ownAddress(href: string, origin: string): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(href) ?? [];
  if (host === undefined || host.toLowerCase() !== origin.replace(/^https?:\/\//, '')) return href;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
