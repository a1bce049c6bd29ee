/** In order of precedence: each browser's User-Agent claims to be those below as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Parses a User-Agent to the names of browser and system, by which members recognise a session; nothing finer is stored. */
export function nameOf(userAgent: string): { browser: string | null; system: string | null } {
  const first = (names: readonly [RegExp, string][]) => names.find(([expression]) => expression.test(userAgent))?.[1] ?? null;
  return { browser: first(browsers), system: first(systems) };
}
