import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';

/** Leads to what a quick exit does, and what it cannot do. In place of the words something may show that stands for them. */
export function AboutQuickExit({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const t = useTranslate();
  const words = t('quickExit.about');
  return (
    <a
      className={className}
      href={`${pathTo('calm-reading', useLocale())}#leaving`}
      {...(children ? { 'aria-label': words, title: words } : {})}
    >
      {children ?? words}
    </a>
  );
}
