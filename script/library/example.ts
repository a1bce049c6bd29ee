import { type Locale, locales } from '#config/locale.ts';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { say } from '../run.ts';
import { type Command, UsageError } from './command.ts';

export const example: Command = {
  usage: 'example [KIND] [--locale es]',
  about: 'how a section kind is written; without a kind, which there are',
  async run([name], { locale }) {
    if (name === undefined) {
      for (const kind of knownKinds) say(`${kind.padEnd(22)} ${sectionDefinitions[kind].directive?.name ?? '(plain Markdown)'}`);
      return;
    }
    const kind = knownKinds.find((each) => each === name || sectionDefinitions[each].directive?.name === name);
    if (!kind) throw new UsageError(`no section kind is called ${name}: script/content example lists them`);
    const chosen: readonly Locale[] = locales.filter((each) => locale === undefined || each === locale);
    say(chosen.map((each) => sectionDefinitions[kind].example[each]).join('\n\n'));
  },
};
