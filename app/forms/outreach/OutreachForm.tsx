import type { ReactNode } from 'react';
import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Form } from '../Form.tsx';
import formCss from '../form.module.css';
import { FormsOfPage, type Mistakes } from '../forms-of-page.ts';
import { Problems } from '../Problems.tsx';
import { clearDraft, formOutcome, formTemplate, saysBusy, saysMany, saysOne, saysRestored, saysSending, saysUnreachable } from './hooks.ts';
import css from './OutreachForm.module.css';
import { hooksOf, type ShownOutreach } from './outreach-form.ts';

type Props = {
  of: ShownOutreach;
  /** Where it is sent: the path of a screen that answers it. */
  action: string;
  /** What was wrong with it, where it was sent. */
  wrong?: Mistakes | undefined;
  /** What its fields hold before somebody fills them in. */
  initial?: Readonly<Record<string, string>>;
  /** What is said where the site cannot take it, unless it is what every form says. */
  busy?: string;
  /** What stands above its button. */
  children?: ReactNode;
};

/** A form that visitors send. It is complete without a script; with one, nothing that was typed is lost on the way. */
export function OutreachForm({ of: { form, of, busy }, action, wrong, initial = {} }: Props) {
  const locale = useLocale();
  const t = useTranslate();
  return (
    <FormsOfPage value={{ action, wrong }}>
      <div className={css.form}>
        <div {...hook(formOutcome)}>
          <Problems of={form} />
        </div>
        <Form of={form} initial={initial} hooks={hooksOf(form, of.fields, locale)} />
        <p className={`${css.kept} needs-script unprinted`}>
          {t('outreach.kept')}{' '}
          <button type="button" className={css.clear} {...hook(clearDraft)}>
            {t('outreach.clear')}
          </button>
        </p>
        <Template busy={busy?.[locale]} />
      </div>
    </FormsOfPage>
  );
}

/** The markup of problems, which the browser fills in where it finds them itself. */
function Template({ busy }: { busy: string | undefined }) {
  const t = useTranslate();
  const says = {
    ...hook(saysOne, t('form.mistakes', { count: 1 })),
    ...hook(saysMany, t('outreach.many')),
    ...hook(saysUnreachable, t('form.unreachable')),
    ...hook(saysBusy, busy ?? t('outreach.busy')),
    ...hook(saysRestored, t('outreach.restored')),
    ...hook(saysSending, t('outreach.sending')),
  };
  return (
    <template {...hook(formTemplate)} {...says}>
      <div className={formCss.summary} role="alert" tabIndex={-1}>
        <h2 className={formCss.summaryTitle}>{t('outreach.many')}</h2>
        <ul />
      </div>
      <p className={formCss.error} />
      <p className={formCss.notice} role="status" tabIndex={-1} />
    </template>
  );
}
