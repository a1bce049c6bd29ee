import { useEffect, useRef } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './ProfileMenu.module.css';
import type { SectionPart } from './section.ts';
import { type SectionId, sectionIds, sectionPath } from './section-ids.ts';
import { sections } from './sections.ts';

/** Where to go within the profile: its sections, and the parts of the one that is shown. On a phone each is a row to push along. */
export function ProfileMenu({ section, parts }: { section: SectionId; parts: readonly SectionPart[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const current = useRef<HTMLAnchorElement>(null);
  const { title } = sections[section];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each section has another link.
  useEffect(() => {
    if (current.current) bringAlong(current.current);
  }, [section]);
  return (
    <div className={css.menus}>
      <nav className={css.menu} aria-label={t('myAccount.menu')}>
        <ul className="plain-list scroll-row">
          {sectionIds.map((id) => (
            <li key={id}>
              <a
                ref={id === section ? current : undefined}
                href={sectionPath(id, locale)}
                aria-current={id === section ? 'page' : undefined}
              >
                {t(sections[id].menu ?? sections[id].title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.length === 0 ? null : (
        <nav className={css.parts} aria-label={t(title)}>
          <ul className="plain-list">
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{t(part.title)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Shows a link in the middle of its row, and moves nothing else. A row that its reader has pushed along already stays where it is. */
function bringAlong(link: HTMLElement): void {
  const row = link.closest('ul');
  if (row?.scrollLeft === 0) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
