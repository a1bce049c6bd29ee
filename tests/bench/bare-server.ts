/** Sends one file with the headers of another server, and does nothing else: `node bare-server.ts PORT HEADERS.json BODY`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

const [port = '', headersFile = '', bodyFile = ''] = process.argv.slice(2);
const headers = z.array(z.string()).parse(JSON.parse(readFileSync(headersFile, 'utf8')));
const body = readFileSync(bodyFile);
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
