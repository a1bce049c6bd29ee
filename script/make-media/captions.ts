/** What is said or to be read from one second to another. */
export type Cue = { from: number; to: number; text: string; voice?: string };

/** A WebVTT file of these cues. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text, voice }) => {
    const words = voice === undefined ? escaped(text) : `<v ${voice}>${escaped(text)}`;
    return `${timestamp(from)} --> ${timestamp(to)}\n${words}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (size: number, of: number) => String(Math.floor(milliseconds / size) % of).padStart(2, '0');
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
