import { pathTo } from '#app/addresses/paths.ts';
import { deviceLogWords } from '#app/screens/daily-log/daily-log-page.words.ts';
import { dailyLogWords } from '#app/screens/member/daily-log/daily-log.words.ts';
import type { Reader } from '../reader.ts';

const island = '[data-island*=DeviceLog]';
const temperature = `${island} [name=temperature]`;

/** A log on a device: begun, told of a fever, saved, found again after a reload, and cleared. */
export async function deviceLog(reader: Reader): Promise<void> {
  const path = pathTo('daily-log', reader.locale);
  await reader.goto(path);
  await reader.press(`${island} button`, deviceLogWords['deviceLog.begin']);
  await reader.press(`${island} label:has([name=mood][value="6"])`);
  await reader.fill(temperature, '38.2');
  await reader.shows(`${island} [role=alert]`, dailyLogWords['dailyLog.fever']);
  await reader.press(`${island} button`, dailyLogWords['dailyLog.save']);
  await reader.shows(`${island} [role=status]`, deviceLogWords['deviceLog.saved']);
  await reader.goto(path);
  await reader.lookAt(island);
  await reader.shows(`${island} button`, dailyLogWords['dailyLog.remove']);
  await reader.press(`${island} button`, deviceLogWords['deviceLog.clear']);
  await reader.press(`${island} button`, deviceLogWords['deviceLog.clear.yes']);
  await reader.shows(`${island} [role=status]`, deviceLogWords['deviceLog.cleared']);
}
