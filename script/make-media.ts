import path from 'node:path';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { projectFolder } from '#tests/processes.ts';
import { makeEpisode } from './make-media/episode.ts';
import { makeFilm } from './make-media/film.ts';
import { makeSheet } from './make-media/sheet.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'node script/make-media.ts film ID [en|es] | episode ID | sheet ID',
  '  makes the files of a sample film or episode, or of a sheet to print, anew, in content/asset, from script/make-media/films, episodes or sheets',
  '  needs of Debian: ffmpeg festival festvox-us-slt-hts flite sox fluidsynth fluid-soundfont-gm, and Chromium (named in CHROMIUM) for a film; a sheet needs Chromium alone',
].join('\n');

await run(async () => {
  const [kind, id, language, ...others] = process.argv.slice(2);
  const languages = z.array(z.enum(locales)).safeParse(language === undefined ? locales : [language]);
  if (id === undefined || others.length > 0 || !languages.success) throw new UsageError(usage);
  const places = { to: path.join(projectFolder, 'content/asset'), projectFolder };
  if (kind === 'film') await makeFilm(id, places, languages.data);
  else if (kind === 'episode' && language === undefined) say(makeEpisode(id, places));
  else if (kind === 'sheet' && language === undefined) await makeSheet(id, places);
  else throw new UsageError(usage);
});
