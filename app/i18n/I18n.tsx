import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Locale } from '#config/locale.ts';
import type { MessageId, Messages, Translate } from './catalogue.ts';
import { createTranslate } from './format.ts';

type Language = { locale: Locale; messages: Messages };
const LanguageContext = createContext<Language | null>(null);

/** Gives what stands below it the language and the messages of a page. */
export function I18nProvider({ locale, messages, children }: Language & { children: ReactNode }) {
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('no I18nProvider stands above this component');
  return language;
}

/** The language of the page. */
export function useLocale(): Locale {
  return useLanguage().locale;
}

/** The `t` of the page's language. An island names its own messages, by their list or their type: `t` then takes those ids only. */
export function useTranslate<Id extends MessageId = MessageId>(_only?: readonly Id[]): Translate<Id> {
  const { locale, messages } = useLanguage();
  return useMemo(() => createTranslate(locale, messages), [locale, messages]);
}
