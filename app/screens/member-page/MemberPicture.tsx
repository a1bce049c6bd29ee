import css from './member-page.module.css';

/** The picture of a member; their initial where there is none. The name stands beside it, so it is no news to anybody who hears the page. */
export function MemberPicture({ username, picture }: { username: string; picture: string | null }) {
  if (picture !== null) return <img className={css.picture} src={picture} alt="" width={96} height={96} />;
  return (
    <span className={`${css.picture} ${css.initial}`} aria-hidden="true">
      {[...username][0]?.toUpperCase()}
    </span>
  );
}
