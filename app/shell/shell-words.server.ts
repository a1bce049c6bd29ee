import { calmSwitchWords } from '#app/features/calm-reading/calm-reading.words.ts';
import { consentLinkWords } from '#app/features/consent/consent.words.ts';
import { helplineWords } from '#app/features/helplines/helplines.words.ts';
import { languageWords } from '#app/features/language/language.words.ts';
import { newsletterFieldWords } from '#app/features/newsletter/newsletter.words.ts';
import { quickExitWords } from '#app/features/quick-exit/quick-exit.words.ts';
import { savingWords } from '#app/features/saving/saving.words.ts';
import { accountLinkWords } from '#app/features/session/session.words.ts';
import { themeWords } from '#app/features/theme/theme.words.ts';
import { anchorWords } from '#app/ui/anchor.words.ts';
import { navigationWords, shellWords } from './shell.words.ts';

/** What stands around a page says all of this. The search brings its words with its code. */
export const wordsOfShell = [
  shellWords,
  navigationWords,
  accountLinkWords,
  calmSwitchWords,
  consentLinkWords,
  helplineWords,
  languageWords,
  newsletterFieldWords,
  quickExitWords,
  savingWords,
  themeWords,
  anchorWords,
];
