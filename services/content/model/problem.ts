import type { Locale } from '#config/locale.ts';

/** Something an editor should know about an entry. An error keeps the entry from being published; a warning does not. */
export type Problem = {
  severity: 'error' | 'warning';
  entry: string;
  locale: Locale | undefined;
  file: string;
  line: number;
  message: string;
};

/** `content/page/types/es.md:12: error: the list has no items` */
export function printProblem({ file, line, severity, message }: Problem): string {
  return `${file}:${line}: ${severity}: ${message}`;
}
