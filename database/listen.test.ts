import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { patience } from '#tests/patience.ts';
import { listen } from './listen.ts';
import { testDatabase } from './testing.ts';

const { connectionConfig } = await testDatabase();
const channel = 'a channel of the tests';
const speaker = new pg.Client(connectionConfig);
await speaker.connect();
afterAll(() => speaker.end());

const say = (words: string) => speaker.query('select pg_notify($1, $2)', [channel, words]);

/** Listens, and records the events. No heartbeat takes the pause of a busy machine for a lost connection, unless it is short. */
async function open(config: pg.ClientConfig = connectionConfig, heartbeatMs = patience) {
  const events: string[] = [];
  const handlers = {
    onMessage: (payload: string) => void events.push(payload),
    onReady: () => void events.push('ready'),
    onLost: () => void events.push('lost'),
  };
  const listener = await listen(config, channel, handlers, { heartbeatMs });
  onTestFinished(() => listener.close());
  return { events, listener };
}

/** Terminates every listening connection, as a restart of the server would. */
async function cut(): Promise<void> {
  const { rowCount } = await speaker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~* '^(listen|select 1$)'`,
  );
  expect(rowCount).toBeGreaterThan(0);
}

test('a message arrives, once; one of another channel does not', async () => {
  const { events, listener } = await open();
  expect([events, listener.isListening]).toEqual([['ready'], true]);
  await speaker.query(`select pg_notify('another channel', 'other')`);
  await say('one');
  await say('');
  await eventually(() => expect(events).toEqual(['ready', 'one', '']));
});

test('reports a lost connection, reconnects, and receives messages again', async () => {
  const { events, listener } = await open();
  for (const round of [1, 2, 3]) {
    events.length = 0;
    await cut();
    await eventually(() => expect(events).toEqual(['lost', 'ready']));
    expect(listener.isListening).toBe(true);
    await say(`round ${round}`);
    await eventually(() => expect(events).toEqual(['lost', 'ready', `round ${round}`]));
  }
});

test('messages sent while disconnected are lost, and none is duplicated', async () => {
  const { proxy, config } = await openProxy();
  const { events, listener } = await open(config);
  proxy.refuse();
  await eventually(() => expect(events).toEqual(['ready', 'lost']));
  expect(listener.isListening).toBe(false);
  await say('unheard');
  await sleep(600);
  expect(events).toEqual(['ready', 'lost']);
  proxy.accept();
  await eventually(() => expect(listener.isListening).toBe(true));
  await say('heard');
  await eventually(() => expect(events).toEqual(['ready', 'lost', 'ready', 'heard']));
});

test('a connection that is lost as it begins to listen is none, and nothing is taken to be heard on it', async () => {
  const { proxy, config } = await openProxy();
  const { events, listener } = await open(config);
  proxy.breakNextAsItListens();
  await eventually(() => expect(events).toEqual(['ready', 'lost', 'ready']));
  expect([proxy.opened, listener.isListening]).toEqual([3, true]);
  await say('heard');
  await eventually(() => expect(events).toEqual(['ready', 'lost', 'ready', 'heard']));
});

test('the heartbeat detects a server that hangs without closing the connection', async () => {
  const { proxy, config } = await openProxy();
  const { events, listener } = await open(config, 2_000);
  proxy.silence();
  // Another pause may be taken for the same.
  await eventually(() => expect(events.slice(0, 3)).toEqual(['ready', 'lost', 'ready']));
  await eventually(() => expect(listener.isListening).toBe(true));
});

test('once closed it receives nothing, and does not reconnect', async () => {
  const { proxy, config } = await openProxy();
  const { events, listener } = await open(config);
  await listener.close();
  await say('late');
  await sleep(300);
  expect(events).toEqual(['ready']);
  const { listener: second } = await open(config);
  proxy.refuse();
  await eventually(() => expect(second.isListening).toBe(false));
  await second.close();
  proxy.accept();
  // An attempt that had begun before may arrive still; another would follow it for ever.
  let opened = -1;
  while (opened !== proxy.opened) {
    opened = proxy.opened;
    await sleep(600);
  }
  expect(proxy.opened).toBe(opened);
  expect([listener.isListening, second.isListening]).toEqual([false, false]);
});

test('rejects where there is no server at first', async () => {
  const { proxy, config } = await openProxy();
  proxy.refuse();
  await expect(open(config)).rejects.toThrow();
  await expect(open({ ...connectionConfig, connectionString: 'postgresql://ana@localhost:1/alba' })).rejects.toThrow('ECONNREFUSED');
});

/** What a server says as it ends a connection. */
const terminated = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
const farewell = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), terminated]);
farewell.writeInt32BE(terminated.length + 4, 1);

/** A TCP proxy between the listener and its server that can fail. */
async function openProxy() {
  const { host, port, database, user, password } = new pg.Client(connectionConfig);
  const pairs = new Set<[Socket, Socket]>();
  let opened = 0;
  let refuses = false;
  let breaks = false;
  const server: Server = createServer((here) => {
    opened += 1;
    here.on('error', () => {});
    if (refuses) return void here.destroy();
    const there = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    there.on('error', () => {});
    pairs.add([here, there]);
    here.pipe(there);
    if (breaks) {
      breaks = false;
      // In one piece, as they come where a server ends what it has just answered.
      there.on('data', (piece: Buffer) => (piece.includes('LISTEN\0') ? here.end(Buffer.concat([piece, farewell])) : here.write(piece)));
    } else there.pipe(here);
    here.once('close', () => there.destroy());
    there.once('close', () => here.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  onTestFinished(() => {
    end();
    server.close();
  });
  const address = server.address();
  const proxy = {
    get opened() {
      return opened;
    },
    refuse() {
      refuses = true;
      end();
    },
    breakNextAsItListens() {
      breaks = true;
      end();
    },
    silence() {
      for (const [here, there] of pairs) here.unpipe(there).pause();
    },
    accept() {
      refuses = false;
    },
  };
  const config = { host: '127.0.0.1', port: typeof address === 'object' ? address?.port : 0, database, user, password } as const;
  return { proxy, config };
}
