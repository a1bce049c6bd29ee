import { checkListWords } from '#app/features/check-list/check-list.words.ts';
import type { Reader } from '../reader.ts';

const list = { en: '/questions-for-the-first-visit', es: '/es/preguntas-para-la-primera-consulta' };
const own = { en: 'Can I swim?', es: '¿Puedo nadar?' };
const island = '[data-island*=TickList]';
const ticked = (island: string) => document.querySelectorAll(`${island} input[type=checkbox]:checked`).length;

/** A list of questions: ticked, added to, copied, kept over a reload, cleared, and brought back. */
export async function checkList(reader: Reader): Promise<void> {
  await reader.goto(reader.say(list));
  await reader.press(`${island} input[type=checkbox]`);
  await reader.becomes(1, ticked, island);
  await reader.fill(`${island} [type=text], ${island} textarea`, reader.say(own));
  await reader.press(`${island} button`, checkListWords['checkList.add']);
  await reader.becomes(2, ticked, island);
  await reader.press(`${island} button`, checkListWords['checkList.send']);
  await reader.shows(`${island} [role=status]`, checkListWords['checkList.copied']);
  await reader.goto(reader.say(list));
  await reader.lookAt(island);
  await reader.becomes(2, ticked, island);
  await reader.shows(`${island} li`, own);
  await reader.press(`${island} button`, checkListWords['checkList.clear']);
  await reader.becomes(0, ticked, island);
  await reader.press(`${island} button`, checkListWords['checkList.undo']);
  await reader.becomes(2, ticked, island);
}
