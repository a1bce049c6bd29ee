export type Smtp = {
  host: string;
  port: number;
  /** TLS from the first byte on: `smtps:`. */
  isSecure: boolean;
  /** Nothing is sent before STARTTLS. */
  needsTls: boolean;
  login: { user: string; password: string } | undefined;
};

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * Reads the address of a mail server: `smtps://user:password@host:465`, or `smtp://host:587`, which has to offer STARTTLS unless it is
 * this machine. `?tls=optional` is for a relay in a network of one's own; `?tls=required` for none at all without. Null where it is none.
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
  const [user, password] = [plain(url.username), plain(url.password)];
  if (user === null || password === null) return null;
  return {
    host,
    port: Number(url.port || (isSecure ? 465 : 587)),
    isSecure,
    needsTls: isSecure || (tls === null ? !loopback.test(host) : tls === 'required'),
    login: user === '' ? undefined : { user, password },
  };
}

function plain(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
