import { hook } from '#app/browser/hook.ts';
import { AboutQuickExit } from '#app/features/quick-exit/AboutQuickExit.tsx';
import { AccountLink } from '#app/features/session/AccountLink.tsx';
import { ThemeSwitch } from '#app/features/theme/ThemeSwitch.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import horizon from './Horizon.module.css';
import { menus } from './hooks.ts';
import button from './MenuButton.module.css';
import tools from './MenuTools.module.css';
import css from './Navigation.module.css';
import { groupOf, linksOf, menuName, menuPath, navigation } from './navigation.ts';

/**
 * The menus of the site, the theme and the account: one markup for every width. On a phone they stand folded in one menu; on a wide
 * screen that one is laid open by the style sheet. `menus.enhance.ts` closes them on Escape and the like; without it, their own
 * buttons do.
 */
export function Navigation({ page }: { page: Page }) {
  const t = useTranslate();
  const { locale, alternates } = page;
  const current = groupOf(page);
  return (
    <nav className={`${css.navigation} ${horizon.horizon}`} aria-label={t('shell.mainNavigation')} {...hook(menus)}>
      <details>
        <summary className={button.button}>
          <span className={button.menu}>{t('shell.menu')}</span>
          <span className={button.close}>{t('shell.close')}</span>
        </summary>
        <div className={css.panel}>
          <ul className={css.groups}>
            {navigation.map((group) => (
              <li key={group.label}>
                <details name="menu">
                  <summary className="unfolds" aria-current={group === current ? 'true' : undefined}>
                    {t(group.label)}
                  </summary>
                  <ul>
                    {linksOf(group).map((link) => {
                      const path = menuPath(link, locale);
                      return (
                        <li key={link} className={link === group.overview ? css.overview : undefined}>
                          <a href={path} aria-current={alternates[locale] === path ? 'page' : undefined}>
                            {link === group.overview && group.all ? t(group.all) : menuName(link, locale)}
                          </a>
                        </li>
                      );
                    })}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
          <div className={tools.tools}>
            <AboutQuickExit className={tools.about} />
            <ThemeSwitch />
            <AccountLink path={alternates[locale]} />
          </div>
        </div>
      </details>
    </nav>
  );
}
