import { use } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { OriginContext } from '#app/ui/Anchor.tsx';
import { coordinatorQuestions } from './CoordinatorQuestions.tsx';

/** Opens the reader's own mail program with the numbers and the questions: nothing of it passes this site. */
export function MailLink({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const origin = use(OriginContext);
  const lines = [
    ...ids.map(
      (nctId) => `${nctId}\r\n${origin}${pathTo('treatment.trial', locale, { nctId })}\r\nhttps://clinicaltrials.gov/study/${nctId}`,
    ),
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
