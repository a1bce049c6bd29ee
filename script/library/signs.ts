import { site } from '#app/addresses/site.ts';
import { signPairs } from '#services/content/editorial/sign-pairs.ts';
import { checkLibrary } from '#services/library/publish-library.ts';
import { type Command, sayTable } from './command.ts';

export const signs: Command = {
  usage: 'signs [--locale L]',
  about: 'every sign that stands with an urgency in running text, held against signs.yaml',
  async run(_, { folder, locale }) {
    const library = await checkLibrary({ root: folder, site });
    const versions = library.entries
      .flatMap((entry) => entry.versions)
      .filter((version) => locale === undefined || version.locale === locale);
    const rows = signPairs(versions, library.signs).map(({ entry, locale: language, line, sign, urgencies, verdict, words }) => [
      `${entry}/${language}:${line}`,
      sign,
      urgencies.join(', '),
      verdict,
      words.length > 100 ? `${words.slice(0, 99)}…` : words,
    ]);
    sayTable(['where', 'sign', 'urgency', 'verdict', 'words'], rows);
  },
};
