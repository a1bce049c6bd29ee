import { useId } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { PublicPageLink } from '#app/screens/member/PublicPageLink.tsx';
import type { Reading } from '#app/screens/member/records/record-cards.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { Timeline } from '#app/screens/member/timeline/Timeline.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Progress } from '#app/ui/Progress.tsx';
import type { Timeline as Told } from '#services/members/timeline.ts';
import type { NextStep } from './next-step.ts';
import css from './Overview.module.css';

type Titled = { id: string; title: string };
type Step = { next: NextStep; href: string; reading: Reading | null };
type Props = {
  step: Step;
  diagnoses: readonly Titled[];
  treatments: readonly Titled[];
  profile: { answered: number; of: number };
  timeline: Told;
  /** Whether others see anything of theirs. */
  hasPage: boolean;
  username: string;
};

/** What a member told so far, what to do next, and all of it over time. */
export function Overview({ step, diagnoses, treatments, profile, timeline, hasPage, username }: Props) {
  const t = useTranslate();
  return (
    <div className={css.overview}>
      <Next {...step} />
      <div className={css.tiles}>
        <Tile kind="diagnoses" records={diagnoses} />
        <Tile kind="treatments" records={treatments} />
        <Answered {...profile} />
      </div>
      <PublicPageLink username={username} isThere={hasPage} />
      {timeline.rows.length > 0 ? (
        <section className={css.time} aria-labelledby="over-time">
          <h2 id="over-time">{t('overview.time')}</h2>
          <Timeline timeline={timeline} />
        </section>
      ) : null}
    </div>
  );
}

function Next({ next, href, reading }: Step) {
  const t = useTranslate();
  const id = useId();
  const words = next.kind === 'go-on' ? ({ flow: next.flow } as const) : { flow: '' };
  return (
    <section className={css.next} aria-labelledby={id}>
      <p className={css.eyebrow}>{t('overview.next')}</p>
      <h2 id={id}>{t(`overview.next.${next.kind}`, words)}</h2>
      <p>{t(`overview.next.${next.kind}.why`)}</p>
      <Button href={href}>{reading?.title ?? t(`overview.next.${next.kind}.do`)}</Button>
    </section>
  );
}

/** How many there are of a kind, and which is the last. */
function Tile({ kind, records }: { kind: 'diagnoses' | 'treatments'; records: readonly Titled[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const path = sectionPath(kind === 'diagnoses' ? 'your-diagnoses' : 'your-treatments', locale);
  return (
    <section className={`${css.tile} whole`}>
      <h2>
        <a href={path}>{t(`overview.${kind}`, { count: records.length })}</a>
      </h2>
      <p className={css.detail}>{records.at(-1)?.title ?? t('overview.none')}</p>
    </section>
  );
}

/** How much of the profile is answered. */
function Answered({ answered, of }: Props['profile']) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={`${css.tile} whole`}>
      <h2>
        <a href={sectionPath('settings', locale)}>{t('overview.profile')}</a>
      </h2>
      <div className={css.detail}>
        {t('overview.profile.answered', { answered, of })}
        <Progress value={answered} of={of} />
      </div>
    </section>
  );
}
