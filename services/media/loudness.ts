import path from 'node:path';
import type { Problem } from '#services/content/model/problem.ts';
import { kindOf } from './media-types.ts';
import type { AssetSource } from './read-assets.ts';

/** What apps for podcasts ask for: -16 LUFS, give or take two, so that nobody has to reach for the volume between two episodes. */
const quietest = -18;
const loudest = -14;
/** Above it, decoders of lossy sound clip. */
const highestPeak = -1;

/** Where a recording is not measured, was another file when it was, or is too quiet or too loud. A film may be without sound. */
export function loudnessProblems(assets: readonly AssetSource[]): Problem[] {
  return assets.flatMap((asset) => {
    const message = complaintOf(asset);
    return message === null
      ? []
      : [{ severity: 'warning', entry: asset.id, locale: undefined, file: descriptionOf(asset), line: 1, message }];
  });
}

/** The file that says what an asset is. */
export function descriptionOf({ id, file }: Pick<AssetSource, 'id' | 'file'>): string {
  return path.relative(process.cwd(), path.join(path.dirname(file), `${id}.yaml`));
}

/** Whether it has to be measured, where it has sound: it never was, or was another file then. */
export function isUnmeasured({ mediaType, loudness, hash }: Pick<AssetSource, 'mediaType' | 'loudness' | 'hash'>): boolean {
  const kind = kindOf(mediaType);
  return (kind === 'audio' || kind === 'video') && loudness?.of !== hash;
}

function complaintOf(asset: AssetSource): string | null {
  const { mediaType, loudness } = asset;
  if (isUnmeasured(asset)) {
    if (loudness) return 'loudness: was measured of another file: script/content media measures it again';
    return kindOf(mediaType) === 'audio' ? 'loudness: is not measured: script/content media does, where ffmpeg is' : null;
  }
  if (!loudness) return null;
  const { lufs, peak } = loudness;
  if (lufs < quietest) return `loudness: ${lufs} LUFS is too quiet: ${quietest} to ${loudest} is heard well beside others`;
  if (lufs > loudest) return `loudness: ${lufs} LUFS is too loud: ${quietest} to ${loudest} is heard well beside others`;
  return peak > highestPeak ? `loudness: its peaks reach ${peak} dB of full scale, ${highestPeak} at most does not clip` : null;
}
