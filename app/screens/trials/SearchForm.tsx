import type { ReactNode } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { useTyped } from '#app/forms/use-typed.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { biomarkers, earlierTreatments, usualDistance } from '#services/trials/shared.ts';
import css from './SearchForm.module.css';
import { choices, searchForm } from './search-form.ts';

type Props = {
  action: string;
  wrong?: Mistakes | undefined;
  /** For metastatic disease: it asks for more, and not where the cancer is. */
  isTool?: boolean;
};

/** The search as a form that is posted: it works without a script, and leaves nothing in an address. */
export function SearchForm({ action, wrong, isTool = false }: Props) {
  return (
    <div className={css.searchForm}>
      <FormsOfPage value={{ action, wrong }}>
        <Problems of={searchForm} />
        <Form of={searchForm} initial={{ distance: usualDistance, sort: 'distance' }}>
          {(field) => (
            <>
              <div className={css.pair}>
                {field('zip')}
                {field('distance', <Distances />)}
              </div>
              {isTool ? (
                <div className={css.more}>
                  <div className={css.pair}>
                    {field('subtype', <Options of="subtype" />)}
                    {field('phase', <Options of="phase" />)}
                  </div>
                  <Many name="biomarkers" values={biomarkers} words={biomarkerWords} legend="trials.field.biomarkers" />
                  <Many name="earlier" values={earlierTreatments} words={earlierWords} legend="trials.field.earlier" />
                  <Brain />
                  <div className={css.pair}>{field('sort', <Options of="sort" hasAny={false} />)}</div>
                </div>
              ) : (
                <Disclosure summary={<MoreLabel />} open={wrong !== undefined}>
                  <div className={`${css.more} ${css.pair}`}>
                    {field('setting', <Options of="setting" />)}
                    {field('subtype', <Options of="subtype" />)}
                    {field('kind', <Options of="kind" />)}
                    {field('phase', <Options of="phase" />)}
                    {field('sort', <Options of="sort" hasAny={false} />)}
                  </div>
                </Disclosure>
              )}
            </>
          )}
        </Form>
      </FormsOfPage>
    </div>
  );
}

function MoreLabel() {
  return <>{useTranslate()('trials.more')}</>;
}

function Distances() {
  const t = useTranslate();
  return choices.distance.map((value) => (
    <option key={value} value={value}>
      {value === 'anywhere' ? t('trials.distance.anywhere') : t('trials.distance', { miles: value })}
    </option>
  ));
}

/** What each answer says. */
export const choiceWords = {
  setting: { early: 'trials.setting.early', metastatic: 'trials.setting.metastatic' },
  subtype: {
    'hormone-positive': 'trials.subtype.hormone-positive',
    'her2-positive': 'trials.subtype.her2-positive',
    'her2-low': 'trials.subtype.her2-low',
    'triple-negative': 'trials.subtype.triple-negative',
  },
  kind: {
    drug: 'trials.kind.drug',
    radiation: 'trials.kind.radiation',
    procedure: 'trials.kind.procedure',
    behavior: 'trials.kind.behavior',
    device: 'trials.kind.device',
    other: 'trials.kind.other',
  },
  phase: {
    EARLY_PHASE1: 'trials.phase.EARLY_PHASE1',
    PHASE1: 'trials.phase.PHASE1',
    PHASE2: 'trials.phase.PHASE2',
    PHASE3: 'trials.phase.PHASE3',
    PHASE4: 'trials.phase.PHASE4',
    NA: 'trials.phase.NA',
  },
  sort: { distance: 'trials.sort.distance', newest: 'trials.sort.newest', phase: 'trials.sort.phase' },
} as const satisfies Record<string, Record<string, PlainMessageId>>;

export const biomarkerWords = {
  pik3ca: 'trials.biomarker.pik3ca',
  esr1: 'trials.biomarker.esr1',
  brca: 'trials.biomarker.brca',
  'pd-l1': 'trials.biomarker.pd-l1',
  akt: 'trials.biomarker.akt',
  trop2: 'trials.biomarker.trop2',
} as const satisfies Record<(typeof biomarkers)[number], PlainMessageId>;

export const earlierWords = {
  cdk46: 'trials.earlier.cdk46',
  hormonal: 'trials.earlier.hormonal',
  chemotherapy: 'trials.earlier.chemotherapy',
  'anti-her2': 'trials.earlier.anti-her2',
  adc: 'trials.earlier.adc',
  immunotherapy: 'trials.earlier.immunotherapy',
  parp: 'trials.earlier.parp',
} as const satisfies Record<(typeof earlierTreatments)[number], PlainMessageId>;

function Options({ of, hasAny = true }: { of: keyof typeof choiceWords; hasAny?: boolean }): ReactNode {
  const t = useTranslate();
  const all = Object.entries<PlainMessageId>(choiceWords[of]);
  return (
    <>
      {hasAny ? <option value="">{t('trials.any')}</option> : null}
      {all.map(([value, words]) => (
        <option key={value} value={value}>
          {t(words)}
        </option>
      ))}
    </>
  );
}

type ManyProps = {
  name: 'biomarkers' | 'earlier';
  values: readonly string[];
  words: Readonly<Record<string, PlainMessageId>>;
  legend: PlainMessageId;
};

function Many({ name, values, words, legend }: ManyProps) {
  const t = useTranslate();
  const chosen = (useTyped(searchForm)(name).value ?? '').split(' ');
  return (
    <fieldset className={css.many}>
      <legend>{t(legend)}</legend>
      <div className={css.checks}>
        {values.map((value) => {
          const label = words[value];
          return (
            <label key={value} className={css.check}>
              <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
              <span>{label === undefined ? value : t(label)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Brain() {
  const t = useTranslate();
  return (
    <label className={css.check}>
      <input type="checkbox" name="brain" value="yes" defaultChecked={useTyped(searchForm)('brain').value !== undefined} />
      <span>{t('trials.field.brain')}</span>
    </label>
  );
}
