export type Smtp = {
  host: string;
  port: number;
  /** Implicit TLS, from the first byte on: `smtps:`. */
  isSecure: boolean;
  /** Requires STARTTLS before anything is sent. */
  needsTls: boolean;
  login: { user: string; password: string } | undefined;
};

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * Parses the URL of a mail server: `smtps://user:password@host:465`, or `smtp://host:587`, which has to offer STARTTLS unless it is
 * this machine. `?tls=optional` allows plain text, for a relay in a private network; `?tls=required` never. Null where it is invalid.
 */
export function parseSmtpUrl(text: string): Smtp | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const tls = url.searchParams.get('tls');
  const names = [...url.searchParams.keys()];
  if ((!isSecure && url.protocol !== 'smtp:') || host === '' || !/^\/?$/.test(url.pathname) || url.hash !== '') return null;
  if (names.some((name) => name !== 'tls') || !(tls === null || tls === 'required' || tls === 'optional')) return null;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === null || password === null) return null;
  return {
    host,
    port: Number(url.port || (isSecure ? 465 : 587)),
    isSecure,
    needsTls: isSecure || (tls === null ? !loopback.test(host) : tls === 'required'),
    login: user === '' ? undefined : { user, password },
  };
}

function decoded(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
