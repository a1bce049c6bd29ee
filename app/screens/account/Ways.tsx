import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Locale } from '#config/locale.ts';
import css from './Ways.module.css';

/** Where else to go, below what there is to do. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>;
}

/** Another way to do the same, below the first. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <div className={css.other}>{children}</div>;
}

/** Where nothing else is left to do. */
export function BackToSignIn({ locale }: { locale: Locale }) {
  const t = useTranslate();
  return (
    <Ways>
      <p>
        <a href={pathTo('login', locale)}>{t('forgot.back')}</a>
      </p>
    </Ways>
  );
}
