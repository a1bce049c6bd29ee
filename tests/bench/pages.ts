import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../script/build.ts';
import { freePort, projectFolder, startSite, TemporaryDirectory } from '../processes.ts';
import { countingMicroseconds } from './counting.ts';
import { cpuSecondsOf, median } from './cpu.ts';
import { ask, requestFor } from './load.ts';
import { type Server, startNginx } from './nginx.ts';
import { measureRendering } from './rendering.ts';

type Say = (line: string) => void;
type Rate = { perSecond: number; microseconds: number };

const article = '/treatment/chemotherapy';
const rounds = 5;
const answersEach = 30_000;
/** Of processor time for a request, against the others in the same run. */
const limits = { nginx: 2.0, 'bare node:http': 1.3 };

/** Of the processor time of a kept page's answer, in percent. */
const limitOfCounting = 3;

/** A cached article from Alba, and the same bytes from a bare `node:http` and from nginx, in turns; then what making a page costs. */
export async function measurePages(say: Say): Promise<boolean> {
  await build(say);
  await using data = new TemporaryDirectory();
  const servers = await startAll(data.path, say);
  try {
    const rates = await inTurns(servers);
    const [alba, ...others] = servers.map(({ name }) => ({ name, ...medianOf(rates.get(name) ?? []) }));
    if (!alba) throw new Error('nothing was measured');
    say(`A cached article, ${answersEach} requests on 16 connections, median of ${rounds}:`);
    for (const { name, perSecond, microseconds } of [alba, ...others])
      say(`  ${name.padEnd(16)} ${perSecond.toFixed(0).padStart(6)} requests/s  ${microseconds.toFixed(1).padStart(6)} µs CPU each`);
    const isCheap = Object.entries(limits).map(([name, limit]) => {
      const other = others.find((each) => each.name === name);
      if (!other) return true;
      const ratio = alba.microseconds / other.microseconds;
      say(`  ${ratio.toFixed(2)}x the CPU of ${name} (at most ${limit.toFixed(1)})${ratio > limit ? '   OVER' : ''}`);
      return ratio <= limit;
    });
    const counting = ((await countingMicroseconds()) / alba.microseconds) * 100;
    const isCounted = counting <= limitOfCounting;
    say(`  ${counting.toFixed(1)} % of it count who reads what (at most ${limitOfCounting})${isCounted ? '' : '   OVER'}`);
    const isQuick = await measureRendering(say);
    return isCheap.every(Boolean) && isCounted && isQuick;
  } finally {
    await Promise.all(servers.map(({ end }) => end()));
  }
}

async function startAll(directory: string, say: Say): Promise<Server[]> {
  const site = await startSite({ dataDirectory: path.join(directory, 'data'), variables: { LOG_LEVEL: 'info' } });
  const alba = { name: 'Alba', port: site.port, pid: site.program.child.pid ?? 0, end: () => site.program.end() };
  await fetch(site.origin + article);
  const answer = await fetch(site.origin + article, { headers: { 'Accept-Encoding': 'br' } });
  if (!answer.headers.get('Cache-Status')?.includes('hit')) throw new Error('the article is not kept');
  const bytes = await bodyAsSent(site.port);
  const headers = [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  const bare = await startBare(directory, headers, bytes);
  const nginx = await startNginx(directory, headers, bytes, say);
  return [alba, bare, ...(nginx ? [nginx] : [])];
}

/** The compressed body: `fetch` would hand out the text. */
async function bodyAsSent(port: number): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get({ port, path: article, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    }).once('error', reject);
  });
}

type Headers = readonly (readonly [string, string])[];

async function startBare(directory: string, headers: Headers, body: Buffer): Promise<Server> {
  const [headersFile, bodyFile, port] = [path.join(directory, 'headers.json'), path.join(directory, 'body'), await freePort()];
  writeFileSync(headersFile, JSON.stringify(headers.flat()));
  writeFileSync(bodyFile, body);
  const child = spawn(process.execPath, [path.join(projectFolder, 'tests/bench/bare-server.ts'), String(port), headersFile, bodyFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { name: 'bare node:http', port, pid: child.pid ?? 0, end: async () => child.kill() };
}

async function inTurns(servers: readonly Server[]): Promise<Map<string, Rate[]>> {
  const request = requestFor(article);
  const rates = new Map<string, Rate[]>(servers.map(({ name }) => [name, []]));
  for (const { port } of servers) await ask(port, request, { answers: answersEach / 3 });
  for (let round = 0; round < rounds; round++) {
    for (const { name, port, pid } of servers) {
      await sleep(200);
      const before = cpuSecondsOf(pid);
      const { answers, seconds } = await ask(port, request, { answers: answersEach });
      rates.get(name)?.push({ perSecond: answers / seconds, microseconds: ((cpuSecondsOf(pid) - before) / answers) * 1e6 });
    }
  }
  return rates;
}

function medianOf(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    microseconds: median(rates.map(({ microseconds }) => microseconds)),
  };
}
