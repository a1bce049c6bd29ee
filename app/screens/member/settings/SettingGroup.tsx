import type { Typed } from '#app/forms/use-typed.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { AskedInputs } from '#app/screens/asking/AskedInputs.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { AskedField } from '#services/members/asking/asked.ts';
import css from './Settings.module.css';
import type { Group } from './setting-groups.ts';

type Props = { group: Group; typed(name: string): Typed };

/** Answers with who sees them: what they say, folded; unfolded the inputs, as long as something in them is wrong or not saved. */
export function SettingGroup({ group: { settings, flag }, typed }: Props) {
  const t = useTranslate();
  const fields = settings.map(({ field }) => field);
  const inputs = [...fields, ...(flag ? [flag] : [])].map((asked) => (
    <div key={asked.question.field} className={asked === flag ? css.flag : css.setting}>
      <AskedInputs asked={asked} typed={typed} />
    </div>
  ));
  if (!flag) return inputs;
  const answers = settings.flatMap(({ answer }) => answer ?? []);
  return (
    <Disclosure
      className={css.group}
      open={[...fields, flag].some((asked) => isOpen(asked, typed))}
      summary={
        <span className={css.summary}>
          <strong>{fields.map(({ question }) => question.label).join(' · ')}</strong>
          <span className={css.answer}>{answers.length > 0 ? answers.join(' · ') : t('settings.unanswered')}</span>
          {flag.told[flag.question.field] === 'on' ? <span className={css.public}>{t('settings.public')}</span> : null}
        </span>
      }
    >
      {inputs}
    </Disclosure>
  );
}

function isOpen({ question: { field }, inputs, told }: AskedField, typed: Props['typed']): boolean {
  return typed(field).error !== undefined || inputs.some((input) => (typed(input).value ?? '') !== (told[input] ?? ''));
}
