import { entryPath } from '#app/addresses/entry-path.ts';
import { site } from '#app/addresses/site.ts';
import { parseEnvironment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { previewToken } from '#services/content/library/preview-token.ts';
import { hasErrors } from '#services/content/source/check-entry.ts';
import { checkLibrary } from '#services/library/publish-library.ts';
import { say } from '../run.ts';
import { type Command, UsageError, wordAt } from './command.ts';

export const preview: Command = {
  usage: 'preview ID',
  about: 'links that show a published draft, or an entry before its time, for an hour',
  async run(words, { folder }) {
    const id = wordAt(words, 0, 'the id of the entry');
    const { entries } = await checkLibrary({ root: folder, site });
    const found = entries.find((entry) => entry.id === id);
    if (!found || hasErrors(found)) throw new UsageError(`no entry in ${folder} is called ${id}, or it has errors: script/content check`);
    const environment = parseEnvironment(process.env);
    const secret = environment.secret ?? (await loadOrCreateSecret(environment.dataDirectory));
    for (const version of found.versions) {
      const path = entryPath(version);
      if (path !== null && !path.includes('#'))
        say(`${environment.origin}${path}?${new URLSearchParams({ preview: previewToken(secret, id) })}`);
    }
  },
};
