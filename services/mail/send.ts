import type { Smtp } from '#config/smtp.ts';
import { mailFile, writeMailFile } from './mail-files.ts';
import { isPlainAddress, type Message } from './message.ts';

export type Send = {
  /** Resolves once the server, or the disk, has accepted the mail. @throws SendFailed, also when `signal` aborts it */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): unknown;
};

/** A mail was not accepted. Reveals neither its text nor its recipient: it is logged, and stored with the job. */
export class SendFailed extends Error {
  override name = 'SendFailed';
  /** A permanent failure: retrying is pointless. */
  readonly isFinal: boolean;
  /** The code of nodemailer and the reply of the server: `EENVELOPE 550`. */
  readonly code: string;
  constructor(code: string, isFinal: boolean) {
    super(`a mail was not taken: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** In milliseconds. Together less than the database's timeout of an idle transaction. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };
const sendTimeoutMs = 40_000;

/** nodemailer must not load content from URLs or files. */
const noExternalContent = { disableFileAccess: true, disableUrlAccess: true };

/** Sends by SMTP, over a pool of two connections. */
export function smtpSend({ host, port, isSecure, needsTls, login }: Smtp): Send {
  const transport = lazily(async ({ createTransport }) => {
    const pool = createTransport({
      pool: true,
      maxConnections: 2,
      host,
      port,
      secure: isSecure,
      requireTLS: needsTls && !isSecure,
      ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
      ...timeouts,
      ...noExternalContent,
    });
    // Ignores errors of idle connections: the next mail reconnects.
    pool.on('error', () => {});
    return pool;
  });
  return {
    send: (message, signal) =>
      mapErrors(async () => {
        const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]);
        await (await transport.get()).sendMail({ ...nodemailerMessage(message), signal: timeoutSignal });
      }),
    close: () => transport.made?.then((made) => made.close()),
  };
}

/** Writes each mail into a file, atomically, readable by its user alone. Idempotent: the same mail again overwrites the first. */
export function fileSend(folder: string): Send {
  const transport = lazily(async ({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noExternalContent }),
  );
  return {
    send: (message) =>
      mapErrors(async () => {
        const { message: bytes } = await (await transport.get()).sendMail(nodemailerMessage(message));
        if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer gave no buffer');
        await writeMailFile(folder, mailFile(message), bytes);
      }),
    close() {},
  };
}

/** Lazy import of nodemailer with the first mail: it would delay the start of a process by a quarter of a second. */
function lazily<Transport>(make: (nodemailer: typeof import('nodemailer')) => Promise<Transport>) {
  const lazy: { made: Promise<Transport> | undefined; get(): Promise<Transport> } = {
    made: undefined,
    get() {
      lazy.made ??= import('nodemailer').then(make);
      return lazy.made;
    },
  };
  return lazy;
}

async function mapErrors(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    throw failureOf(error);
  }
}

function nodemailerMessage({ id, at, to, from, subject, html, text, returnsTo, list }: Message) {
  if (!isPlainAddress(to)) throw new SendFailed('EADDRESS', true);
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date: at,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...(list ? listHeaders(list) : {}) },
    ...(returnsTo === undefined ? {} : { envelope: { from: returnsTo, to } }),
    textEncoding: 'quoted-printable' as const,
    encoding: 'utf-8',
  };
}

/** What mail programs show their own button by. */
function listHeaders({ id, leave }: NonNullable<Message['list']>): Record<string, string> {
  return { 'List-Id': `<${id}>`, 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function failureOf(error: unknown): SendFailed {
  if (error instanceof SendFailed) return error;
  const { code, responseCode, permanent, command } = detailsOf(error);
  const name = [code, responseCode].filter(Boolean).join(' ') || 'unknown';
  // A rejected login or sender is a configuration error: retried until the operator has corrected it.
  const isConfiguration = code === 'EAUTH' || command === 'MAIL FROM';
  return new SendFailed(name, permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') && !isConfiguration);
}

function detailsOf(error: unknown): { code?: string; responseCode?: number; permanent?: boolean; command?: string } {
  if (!(error instanceof Error)) return {};
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  const [code, command] = [text('code'), text('command')];
  return {
    ...(code === undefined ? {} : { code }),
    ...(command === undefined ? {} : { command }),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    permanent: Reflect.get(error, 'permanent') === true,
  };
}
