import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './profile.module.css';
import type { MemberFormShape } from './section.ts';

type Props = { id: string; title: PlainMessageId; forms: readonly MemberFormShape[]; children: ReactNode };

/** A part of a section, with its forms. What was done is told there, and its forms begin anew; until then they stay as they are. */
export function Part({ id, title, forms, children }: Props) {
  const t = useTranslate();
  const { key } = useLocation();
  const { done, kept = {} } = useFormsOfPage();
  const told = forms.find(({ intent }) => intent === done)?.done;
  const isKept = forms.some(({ intent = '' }) => Object.hasOwn(kept, intent));
  const [begun, begin] = useState('');
  if (told !== undefined && begun !== key) begin(key);
  return (
    <section id={id} className={css.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(title)}</h2>
      <div key={begun}>
        {told === undefined ? null : <Notice>{t(told)}</Notice>}
        {isKept ? <Notice>{t('form.kept')}</Notice> : null}
        {children}
      </div>
    </section>
  );
}
