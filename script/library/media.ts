import { readFile, writeFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import type { Loudness } from '#services/media/description.ts';
import { descriptionOf, isUnmeasured } from '#services/media/loudness.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { hasSound, loudnessOf } from '../make-media/tools.ts';
import { say } from '../run.ts';
import { type Command, sayProblems } from './command.ts';

export const media: Command = {
  usage: 'media',
  about: 'measures how loud new recordings are, with ffmpeg, and writes it beside them',
  async run(_, { folder }) {
    const { assets, problems } = await readAssets(folder);
    sayProblems(problems);
    let measured = 0;
    for (const asset of assets.filter(isUnmeasured)) {
      if (!hasSound(asset.file)) {
        say(`${asset.id} has no sound`);
        continue;
      }
      const { lufs, peak } = loudnessOf(asset.file);
      await keep(descriptionOf(asset), { lufs, peak, of: asset.hash });
      say(`${asset.id}: ${lufs} LUFS, peaks at ${peak} dB`);
      measured += 1;
    }
    say(`${measured} recordings were measured`);
  },
};

/** Writes it into the description, of which the rest stays as somebody wrote it. */
async function keep(file: string, loudness: Loudness): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const node = document.createNode(loudness);
  node.flow = true;
  document.set('loudness', node);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
