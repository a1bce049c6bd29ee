import type { ReactNode } from 'react';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { loginFor, withTarget } from '#app/addresses/target.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import css from './MembersOnly.module.css';

type Props = {
  /** What is for members. */
  title: string;
  /** Of the page: whoever signs in comes back to it. */
  path: string;
  /** What stands above the words: a still, a picture. */
  poster?: ReactNode;
  /** What is known of it, and what needs no script. */
  facts?: ReactNode;
  /** What members see in its place. */
  children: ReactNode;
};

/**
 * What members alone may see, on a page that is the same for everybody: who is not signed in is told what it is, and how to sign in. Which
 * of both is seen is said by the session's mark on the page (`data-session`, set before the first paint). What matters is the server: it
 * gives the files of members to nobody else.
 */
export function MembersOnly({ title, path, poster, facts, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <section className={css.offer} data-members-offer>
        {poster ? <div className={css.poster}>{poster}</div> : null}
        <div className={css.words}>
          <h2 className={css.title}>
            <svg className={`drawn ${css.lock}`} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
            </svg>
            {title}
          </h2>
          <p>{t('members.why')}</p>
          <p className={css.ways}>
            <Button href={loginFor(path, locale)}>{screenName('login', locale)}</Button>
            <Button href={withTarget(pathTo('sign-up', locale), path)} styling="Secondary">
              {t('members.signUp')}
            </Button>
          </p>
          {facts}
        </div>
      </section>
      <div className={css.forMembers} data-for-members>
        {children}
      </div>
    </>
  );
}
