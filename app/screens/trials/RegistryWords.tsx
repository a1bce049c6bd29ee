import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { registryWords } from './registry-words.ts';

/** The words that the registry uses most, explained where they are met. */
export function RegistryWords() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Disclosure summary={t('trial.words')}>
      <dl>
        {registryWords.map(({ word, meaning }) => (
          <div key={word}>
            <dt lang="en">{word}</dt>
            <dd>{meaning[locale]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
