import { sentKey } from '#app/screens/member/change-key.ts';
import { itemTold, removalSends } from '#app/screens/member/item-forms.server.ts';
import { answering, type Send } from '#app/screens/member/section.server.ts';
import { questionForms } from './questions-forms.ts';

const tick =
  (isTicked: boolean): Send<typeof questionForms.tick> =>
  async ({ alba, caller }, { record = '', key }) =>
    itemTold(await alba.questions.tick(caller, { key: sentKey(key), id: record, isTicked }));

const move =
  (to: 'up' | 'down'): Send<typeof questionForms.up> =>
  async ({ alba, caller }, { record = '', key }) =>
    itemTold(await alba.questions.move(caller, { key: sentKey(key), id: record, to }));

/** How the forms of the list are sent. */
export const questionAnswers = answering(questionForms, {
  add: async ({ alba, caller }, { text = '', visit, about, key }) =>
    itemTold(await alba.questions.add(caller, { key: sentKey(key), text, about: about || null, visit: visit || null })),
  async addStarters({ alba, caller, locale }, { starters = '', key }) {
    const ids = starters.split(' ').filter(Boolean);
    return itemTold(await alba.questions.addStarters(caller, { key: sentKey(key), ids, locale }), 'nothing');
  },
  change: async ({ alba, caller }, { text = '', answer = '', visit, record = '', version, key }) =>
    itemTold(
      await alba.questions.change(caller, {
        ...{ key: sentKey(key), id: record, version: Number(version), text, answer, visit: visit || null },
      }),
    ),
  tick: tick(true),
  untick: tick(false),
  up: move('up'),
  down: move('down'),
  ...removalSends(({ questions }) => questions),
  takeIn: async ({ alba, caller }, { questions = '' }) => itemTold(await alba.questions.takeIn(caller, { questions })),
});
