import { questionsWords } from '#app/screens/member/questions/questions.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Reader } from '../reader.ts';
import { signUp } from '../sign-up.ts';

/** A question: written down, answered, removed, brought back and ticked off. */
export async function questions(reader: Reader): Promise<void> {
  await signUp(reader, 'tomillo');
  await reader.goto(sectionPath('questions', reader.locale));
  await reader.fill('#write [name=text]', 'Aloe 12?');
  await reader.press('#write button', questionsWords['questions.add']);
  await reader.isDone('add-question');
  await reader.shows('#list', 'Aloe 12?');
  await reader.press('#list a[href*="edit="]');
  await reader.fill('#list [name=answer]', 'Menta 7');
  await reader.press('#list button', questionsWords['questions.save']);
  await reader.isDone('change-question');
  await reader.shows('#list', 'Menta 7');
  await reader.press('#list button', questionsWords['questions.remove']);
  await reader.isDone('remove-question');
  await reader.becomes(null, () => document.querySelector('main')?.innerText.includes('Menta 7') || null);
  await reader.press('#list button', questionsWords['questions.restore']);
  await reader.isDone('restore-question');
  await reader.shows('#list', 'Menta 7');
  await reader.press('#list button', questionsWords['questions.tick']);
  await reader.isDone('tick-question');
  await reader.shows('#list', questionsWords['questions.ticked']);
}
