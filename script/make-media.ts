import path from 'node:path';
import { projectFolder } from '#tests/processes.ts';
import { makeEpisode } from './make-media/episode.ts';
import { makeFilm } from './make-media/film.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'node script/make-media.ts film ID | episode ID',
  '  makes the files of a sample film or episode anew, in content/asset, from script/make-media/films/ID.yaml or episodes/ID.yaml',
  '  needs of Debian: ffmpeg festival festvox-us-slt-hts flite sox fluidsynth fluid-soundfont-gm, and Chromium (named in CHROMIUM) for a film',
].join('\n');

await run(async () => {
  const [kind, id, ...others] = process.argv.slice(2);
  if (id === undefined || others.length > 0) throw new UsageError(usage);
  const places = { to: path.join(projectFolder, 'content/asset'), projectFolder };
  if (kind === 'film') await makeFilm(id, places);
  else if (kind === 'episode') say(makeEpisode(id, places));
  else throw new UsageError(usage);
});
