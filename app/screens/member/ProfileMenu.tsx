import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './profile.module.css';
import { type SectionId, sectionIds, sectionPath, sections } from './sections.ts';

/** Where to go within the profile. */
export function ProfileMenu({ section }: { section: SectionId }) {
  const t = useTranslate();
  return (
    <nav className={css.menu} aria-label={t('myAccount.menu')}>
      <ul className="plain-list">
        {sectionIds.map((id) => (
          <SectionLinks key={id} id={id} isCurrent={id === section} />
        ))}
      </ul>
    </nav>
  );
}

function SectionLinks({ id, isCurrent }: { id: SectionId; isCurrent: boolean }) {
  const t = useTranslate();
  const path = sectionPath(id, useLocale());
  const { menu } = sections[id];
  if (typeof menu === 'string')
    return (
      <li>
        <a href={path} aria-current={isCurrent ? 'page' : undefined}>
          {t(menu)}
        </a>
      </li>
    );
  return menu.map((part) => (
    <li key={part.id}>
      <a href={`${isCurrent ? '' : path}#${part.id}`}>{t(part.title)}</a>
    </li>
  ));
}
