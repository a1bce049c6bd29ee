import { countReadings } from '#server/operations/count-readings.ts';
import type { OnAnswer } from '#server/operations/request-log.ts';
import { median } from './cpu.ts';

const [rounds, answersEach] = [15, 30_000];
const nothing: OnAnswer = () => {};
/** What comes from a socket: a string that was used before has been hashed. */
const sent = {
  path: Buffer.from('/treatment/chemotherapy'),
  referrer: Buffer.from('https://search.example/find'),
  agent: Buffer.from(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ),
};

/** What counting one reading of many takes of the processor, of a phone that came by a link, in microseconds. */
export async function countingMicroseconds(): Promise<number> {
  const readings = countReadings({ store: { add: async () => {} }, host: 'alba.example', log: { warn() {} } });
  const differences = Array.from({ length: rounds }, () => timeOf(readings.onAnswer) - timeOf(nothing));
  await readings.close();
  return median(differences);
}

function timeOf(onAnswer: OnAnswer): number {
  const kept = new Set<string>();
  const before = process.cpuUsage();
  for (let time = 0; time < answersEach; time++) {
    const [path, referrer, agent] = [sent.path.toString('latin1'), sent.referrer.toString('latin1'), sent.agent.toString('latin1')];
    // It has been looked up among the kept pages by then.
    kept.add(path);
    onAnswer({ method: 'GET', path, status: 200, ms: null, page: { referrer, agent, purpose: undefined } });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / answersEach;
}
