/** The seconds of `12:34` or `1:02:03`, minutes and seconds from 0 to 59; null for anything else. */
export function parseDuration(text: string): number | null {
  const match = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes, seconds] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
