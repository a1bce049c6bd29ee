import { dailyLogWords } from '#app/screens/member/daily-log/daily-log.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Reader } from '../reader.ts';
import { signUp } from '../sign-up.ts';

/** A day of a member's log: a fever is told before it is saved; the day is saved, found again, removed and brought back. */
export async function dailyLog(reader: Reader): Promise<void> {
  await signUp(reader, 'salvia');
  const log = sectionPath('daily-log', reader.locale);
  await reader.goto(log);
  await reader.press('#day label:has([name=mood][value="6"])');
  await reader.fill('#day [name=temperature]', '38.2');
  await reader.shows('#day [role=alert]', dailyLogWords['dailyLog.fever']);
  await reader.press('#day button', dailyLogWords['dailyLog.save']);
  await reader.isDone('save-day');
  await reader.goto(log);
  await reader.becomes('38.2', () => document.querySelector<HTMLInputElement>('#day [name=temperature]')?.value);
  await reader.lookAt('#time');
  await reader.press('#day button', dailyLogWords['dailyLog.remove']);
  await reader.isDone('remove-day');
  await reader.shows('#day', dailyLogWords['dailyLog.removed']);
  await reader.press('#day button', dailyLogWords['dailyLog.restore']);
  await reader.isDone('restore-day');
  await reader.becomes('38.2', () => document.querySelector<HTMLInputElement>('#day [name=temperature]')?.value);
}
