import { useId } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import type { ShownShare } from '#services/members/shares/shares.ts';
import { OwnLink } from './OwnLink.tsx';
import css from './Sharing.module.css';
import { sharingForms } from './sharing-forms.ts';

/** A link, with its moments in words. */
type SaidShare = Omit<ShownShare, 'endsAt'> & { ends: string };
type Props = { shares: readonly SaidShare[]; origin: string; changeKey: string };

/** The links by which somebody who helps reads a part of what a member keeps: a new one, and those that there are, with when each was used. */
export function Sharing({ shares, origin, changeKey }: Props) {
  const t = useTranslate();
  const { make, takeBack } = sharingForms;
  return (
    <>
      <Part id="new-link" title="sharing.part.new" forms={[]}>
        <p>{t('sharing.what.text')}</p>
        <Problems of={make} />
        <Form of={make} initial={{ part: 'summary', time: 'week', key: changeKey }} />
      </Part>
      <Part id="links" title="sharing.part.links" forms={[make, takeBack]}>
        <Problems of={takeBack} />
        <p>{t(shares.length === 0 ? 'sharing.none' : 'sharing.send')}</p>
        {shares.some(({ state }) => state === 'open') ? <p>{t('sharing.endsToo')}</p> : null}
        <ul className={css.links}>
          {shares.map((share) => (
            <li key={share.id}>
              <Link share={share} origin={origin} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Link({ share: { id, part, name, ends, state, secret, uses }, origin }: { share: SaidShare; origin: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  return (
    <article className={css.link} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t(`sharing.shows.${part}`)}
        {name === '' ? null : <>, {t('sharing.for', { name })}</>}
      </h3>
      <p className={css.state}>{state === 'open' ? t('sharing.until', { moment: ends }) : t(`sharing.state.${state}`)}</p>
      {secret === null ? null : <OwnLink address={`${origin}${pathTo('shared', locale)}?${new URLSearchParams({ token: secret })}`} />}
      <p>{t('sharing.used', { count: uses.count })}</p>
      {uses.latest.length === 0 ? null : (
        <ul className={css.uses}>
          {uses.latest.map((at, index) => (
            <li key={index}>{at}</li>
          ))}
        </ul>
      )}
      {state === 'open' ? <Form of={sharingForms.takeBack} initial={{ id }} describedBy={titleId} isQuiet /> : null}
    </article>
  );
}
