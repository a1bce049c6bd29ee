import type { Locale } from '#config/locale.ts';

/** Something an editor should know about an entry. An error keeps the entry from being published; a warning does not. */
export type Problem = {
  severity: 'error' | 'warning';
  entry: string;
  locale: Locale | undefined;
  file: string;
  line: number;
  message: string;
  /** Where an editor finds it, where that is no line of a file: the field of an entry in another system. */
  place?: string;
};

/** `content/page/types/es.md:12: error: the list has no items` */
export function printProblem({ file, line, severity, message, place = `${file}:${line}` }: Problem): string {
  return `${place}: ${severity}: ${message}`;
}
