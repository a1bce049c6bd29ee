import type { Smtp } from '#config/smtp.ts';
import { mailFile, writeMailFile } from './mail-files.ts';
import { isPlainAddress, type Message } from './message.ts';

export type Send = {
  /** Resolves once the mail is taken: by the server, or by the disk. @throws SendFailed, also when `signal` breaks it off */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): unknown;
};

/** A mail was not taken. Says nothing of it, nor of its recipient: it is logged, and kept with the job. */
export class SendFailed extends Error {
  override name = 'SendFailed';
  /** No use in trying again. */
  readonly isFinal: boolean;
  /** What the server, or the system, calls it: `EENVELOPE 550`. */
  readonly code: string;
  constructor(code: string, isFinal: boolean) {
    super(`a mail was not taken: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** In milliseconds: together less than a connection may wait within a transaction. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };
const longest = 40_000;

/** What a mail holds is in it: nothing is fetched or read for it. */
const closedIn = { disableFileAccess: true, disableUrlAccess: true };

/** Sends through a server. Two connections stay open for a while. */
export function smtpSend({ host, port, isSecure, needsTls, login }: Smtp): Send {
  const transport = whenNeeded(async ({ createTransport }) => {
    const made = createTransport({
      pool: true,
      maxConnections: 2,
      host,
      port,
      secure: isSecure,
      requireTLS: needsTls && !isSecure,
      ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
      ...patience,
      ...closedIn,
    });
    // What fails while nothing is sent is no news: the next mail connects anew.
    made.on('error', () => {});
    return made;
  });
  return {
    send: (message, signal) =>
      orFailed(async () => {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(longest)]);
        await (await transport.get()).sendMail({ ...composed(message), signal: inTime });
      }),
    close: () => transport.made?.then((made) => made.close()),
  };
}

/** Writes each mail into a folder, whole or not at all, for its user alone. The same mail again takes the place of the first. */
export function fileSend(folder: string): Send {
  const transport = whenNeeded(async ({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closedIn }),
  );
  return {
    send: (message) =>
      orFailed(async () => {
        const { message: bytes } = await (await transport.get()).sendMail(composed(message));
        if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer gave no buffer');
        await writeMailFile(folder, mailFile(message), bytes);
      }),
    close() {},
  };
}

/** nodemailer is loaded with the first mail: it would delay the start of a process by a quarter of a second. */
function whenNeeded<Transport>(make: (nodemailer: typeof import('nodemailer')) => Promise<Transport>) {
  const lazy: { made: Promise<Transport> | undefined; get(): Promise<Transport> } = {
    made: undefined,
    get() {
      lazy.made ??= import('nodemailer').then(make);
      return lazy.made;
    },
  };
  return lazy;
}

async function orFailed(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    throw failureOf(error);
  }
}

function composed({ id, at, to, from, subject, html, text }: Message) {
  if (!isPlainAddress(to)) throw new SendFailed('EADDRESS', true);
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date: at,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    textEncoding: 'quoted-printable' as const,
    encoding: 'utf-8',
  };
}

function failureOf(error: unknown): SendFailed {
  if (error instanceof SendFailed) return error;
  const { code, responseCode, permanent, command } = partsOf(error);
  const name = [code, responseCode].filter(Boolean).join(' ') || 'unknown';
  // That the server does not want our login or our sender is for the operator to mend, and then the mail goes out.
  const isOurs = code === 'EAUTH' || command === 'MAIL FROM';
  return new SendFailed(name, permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') && !isOurs);
}

function partsOf(error: unknown): { code?: string; responseCode?: number; permanent?: boolean; command?: string } {
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
