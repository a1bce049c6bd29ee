import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Section } from '#services/content/model/sections/sections.ts';
import css from './CalmNotice.module.css';
import { CalmSwitch } from './CalmSwitch.tsx';

/** Among sections of which one has numbers about survival: it says so before they are met, and offers to fold them away. */
export function CalmNotice({ sections }: { sections: readonly Section[] }) {
  const t = useTranslate();
  if (!sections.some(({ kind }) => kind === 'survivalNumbers')) return null;
  return (
    <div className={`${css.notice} needs-script`}>
      <CalmSwitch>
        {t('calm.here')} {t('calm.text')}
      </CalmSwitch>
    </div>
  );
}
