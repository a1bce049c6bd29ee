import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, waitUntil } from '../processes.ts';

type Say = (line: string) => void;
/** A server beside which the site is measured. */
export type Server = { name: string; port: number; pid: number; end(): Promise<unknown> };

/** One worker that sends one body at every path, with these headers, and writes a line of log about each as Alba does. Installed where that is possible; left out, and said so, where not. */
export async function startNginx(
  directory: string,
  headers: readonly (readonly [string, string])[],
  body: Buffer,
  say: Say,
): Promise<Server | null> {
  if (!(await hasNginx(say))) return null;
  const [root, port] = [path.join(directory, 'nginx'), await freePort()];
  mkdirSync(root);
  writeFileSync(path.join(root, 'page'), body);
  const added = headers.filter(([name]) => !['content-length', 'content-type'].includes(name));
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${root}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log ${root}/access.log combined buffer=8k flush=1s; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3; uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
  server {
    listen 127.0.0.1:${port}; root ${root}; default_type 'text/html; charset=utf-8'; etag off;
    ${added.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n    ')}
    location / { try_files /page =404; }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', path.join(root, 'nginx.conf'), '-p', root], { stdio: ['ignore', 'inherit', 'inherit'] });
  await waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    5_000,
    'nginx answers',
  );
  return { name: 'nginx', port, pid: child.pid ?? 0, end: async () => child.kill() };
}

async function hasNginx(say: Say): Promise<boolean> {
  const isThere = () => {
    try {
      execFileSync('nginx', ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (isThere()) return true;
  if (process.getuid?.() === 0) {
    say('Installing nginx…');
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' });
    } catch {
      // No packages here: it is left out.
    }
  }
  if (isThere()) return true;
  say('nginx is not here and cannot be installed: it is left out.');
  return false;
}
