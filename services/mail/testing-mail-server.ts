import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { parseSmtpUrl } from '#config/smtp.ts';

/** A fake server's reply to a command; undefined for the usual one. `hang up` closes the connection without a reply. */
export type Answer = (command: string, taken: number) => string | 'hang up' | 'say nothing' | undefined;

/**
 * A fake SMTP server that accepts mails, with scripted replies and without STARTTLS. The caller closes it.
 * @param kept what is kept of each mail
 */
export async function openMailServer(answer: Answer = () => undefined, kept: (mail: string) => string = (mail) => mail) {
  const taken: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    converse(socket, {
      answer: (command) => answer(command, taken.length),
      onCommand: (c) => commands.push(c),
      onMail: (m) => taken.push(kept(m)),
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = (query = '', login = '') => `smtp://${login}127.0.0.1:${port}${query}`;
  const at = (query = '', login = '') => {
    const smtp = parseSmtpUrl(url(query, login));
    if (!smtp) throw new Error('no address');
    return smtp;
  };
  return { url, at, taken, commands, close, connections: () => sockets.size };
}

type Conversation = { answer(command: string): string | undefined; onCommand(command: string): void; onMail(mail: string): void };

function converse(socket: Socket, { answer, onCommand, onMail }: Conversation): void {
  let input = '';
  let isMail = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const settle = (command: string, usual: string) => {
    const said = answer(command);
    if (said === 'hang up') socket.destroy();
    else if (said !== 'say nothing') say(said ?? usual);
    return said === undefined;
  };
  settle('connect', '220 stand-in');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    input += chunk;
    for (;;) {
      const end = isMail ? input.indexOf('\r\n.\r\n') : input.indexOf('\r\n');
      if (end < 0) return;
      const part = input.slice(0, end);
      input = input.slice(end + (isMail ? 5 : 2));
      if (isMail) {
        isMail = false;
        if (settle('mail', '250 taken')) onMail(part);
        continue;
      }
      onCommand(part);
      const command = part.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const usual = {
        EHLO: '250-stand-in\r\n250-AUTH PLAIN\r\n250 8BITMIME',
        AUTH: '235 welcome',
        DATA: '354 go on',
        STARTTLS: '502 not here',
        QUIT: '221 bye',
      }[command];
      isMail = settle(command, usual ?? '250 ok') && command === 'DATA';
      if (command === 'QUIT') socket.end();
    }
  });
}
