import { pathTo } from '#app/addresses/paths.ts';
import form from '#app/forms/form.module.css';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import profile from '#app/screens/member/profile.module.css';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { locales } from '#config/locale.ts';
import { type SummaryPart, summaryParts } from '#services/members/summary/shared.ts';
import type { SummarySheet } from '#services/members/summary/sheet.ts';
import { Sheet } from './Sheet.tsx';
import css from './Summary.module.css';

type Props = { sheet: SummarySheet; parts: readonly SummaryPart[] };

/** What a member takes along to a visit: they choose what is on it and in which language, see it as it will be on paper, and print it. */
export function Summary({ sheet, parts }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={profile.parts}>
      <section className={profile.card} aria-labelledby="summary-choose">
        <h2 id="summary-choose">{t('summary.choose')}</h2>
        <Choose chosen={parts} language={sheet.locale} />
      </section>
      <section className={profile.card} aria-labelledby="summary-sheet">
        <h2 id="summary-sheet">{t('summary.sheet')}</h2>
        {isBlank(sheet) ? <Nothing /> : <Page sheet={sheet} />}
        <p className={css.more}>
          <a href={sectionPath('sharing', locale)}>{t('summary.toSharing')}</a>
        </p>
      </section>
    </div>
  );
}

const isBlank = ({ diagnoses, treatments, medicines, log, questions }: SummarySheet) =>
  !(diagnoses || treatments || medicines || log || questions);

/** What fills it. */
const fills = [
  { section: 'your-diagnoses', words: 'yourDiagnoses.title' },
  { section: 'daily-log', words: 'dailyLog.title' },
  { section: 'questions', words: 'questions.title' },
] as const;

function Nothing() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className="empty flush-end">
      <h3>{t('summary.nothing')}</h3>
      <p>{t('summary.nothing.text')}</p>
      <ul className={`plain-list ${css.fills}`}>
        {fills.map(({ section, words }) => (
          <li key={section}>
            <a href={sectionPath(section, locale)}>{t(words)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Page({ sheet }: Pick<Props, 'sheet'>) {
  const t = useTranslate();
  return (
    <>
      <p>{t('summary.care')}</p>
      <p className={`${css.print} needs-script`}>
        <span className={buttonClass()}>
          <button type="button" onClick={() => print()}>
            {t('summary.print')}
          </button>
        </span>
      </p>
      <noscript>
        <p>{t('summary.print.without')}</p>
      </noscript>
      <div className={css.paper}>
        <Sheet sheet={sheet} />
      </div>
    </>
  );
}

/** A form that is got, not sent: what it asks for are the names of parts, which may stand in an address. It works without a script. */
function Choose({ chosen, language }: { chosen: readonly SummaryPart[]; language: SummarySheet['locale'] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <form key={`${language} ${chosen.join(' ')}`} method="get" action={pathTo('profile', locale)} className={form.form}>
      <input type="hidden" name="section" value="visit-summary" />
      <fieldset className={`${form.field} ${form.options}`}>
        <legend className={form.label}>{t('summary.language')}</legend>
        <p className={form.hint}>{t('summary.language.hint')}</p>
        {locales.map((each) => (
          <label key={each} className={form.option}>
            <input type="radio" name="in" value={each} defaultChecked={each === language} />
            <span>{t(`summary.in.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={`${form.field} ${form.options}`}>
        <legend className={form.label}>{t('summary.parts')}</legend>
        {summaryParts.map((part) => (
          <label key={part} className={form.option}>
            <input type="checkbox" name="part" value={part} defaultChecked={chosen.includes(part)} />
            <span>{t(`summary.part.${part}`)}</span>
          </label>
        ))}
      </fieldset>
      <span className={`${buttonClass('Secondary')} ${form.submit}`}>
        <button type="submit">{t('summary.show')}</button>
      </span>
    </form>
  );
}
