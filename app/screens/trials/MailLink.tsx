import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { coordinatorQuestions } from './CoordinatorQuestions.tsx';

/** Opens the reader's own mail program with the numbers and the questions: nothing of it passes this site. */
export function MailLink({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const lines = [
    ...ids.map((nctId) => `${nctId}: https://clinicaltrials.gov/study/${nctId} (${pathTo('treatment.trial', locale, { nctId })})`),
    '',
    ...coordinatorQuestions.map((question, at) => `${at + 1}. ${t(question)}`),
  ];
  const href = `mailto:?subject=${encodeURIComponent(t('trials.mail.subject'))}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return (
    <p className="unprinted">
      <a href={href}>{t('trials.mail')}</a>
    </p>
  );
}
