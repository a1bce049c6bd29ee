import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import css from './Flow.module.css';
import type { FlowLoaded } from './flow.server.ts';
import { flowPath } from './flow-address.ts';
import { QuestionPart } from './QuestionPart.tsx';
import { SummaryPart } from './SummaryPart.tsx';

type Props = {
  loaded: FlowLoaded;
  wrong: Mistakes | undefined;
  /** What is shown once it is saved, where the flow has a page for that. */
  done?: ReactNode;
};

const discard = { intent: 'discard', fields: {}, submit: 'flow.discard.do', problems: {} } as const;

/** The page of a flow: a question, the summary, or what keeps it from being asked. */
export function Flow({ loaded, wrong, done = null }: Props) {
  const { page, flow, address, asked, member, told } = loaded;
  const t = useTranslate();
  const kept = loaded.kept === null || loaded.kept === 'too-long' ? {} : loaded.kept;
  const action = flowPath(flow, page.locale, address);
  return (
    <Shell page={page}>
      <FormsOfPage key={member.id} value={{ action, owner: member.id, isRouted: true, wrong, kept }}>
        <div className={css.flow}>
          {told === null ? null : <Notice>{t(`flow.told.${told}`, { username: member.username })}</Notice>}
          {loaded.kept === null ? null : <Notice>{t(loaded.kept === 'too-long' ? 'form.notKept' : 'flow.kept')}</Notice>}
          <Asked {...{ asked, flow, address, done }} isTold={told !== null || loaded.kept !== null} locale={page.locale} />
          {'isBegun' in asked && asked.isBegun ? (
            <Disclosure summary={t('flow.discard')} className={css.aside}>
              <p>{t('flow.discard.what')}</p>
              <Form of={discard} isQuiet />
            </Disclosure>
          ) : null}
        </div>
      </FormsOfPage>
    </Shell>
  );
}

type AskedProps = Pick<FlowLoaded, 'asked' | 'flow' | 'address'> & {
  locale: FlowLoaded['page']['locale'];
  done: ReactNode;
  isTold: boolean;
};

function Asked({ asked, flow, address, isTold, done, locale }: AskedProps) {
  const t = useTranslate();
  switch (asked.kind) {
    case 'question':
      return <QuestionPart {...{ asked, flow, address, isTold }} />;
    case 'summary':
      return <SummaryPart {...{ asked, flow, address, isTold }} />;
    case 'no-diagnosis':
      return (
        <header className={css.head}>
          <h1>{t('flow.no-diagnosis')}</h1>
          <p>{t('flow.no-diagnosis.why')}</p>
          <Button href={pathTo('profile.add-diagnosis', locale)}>{t('flow.add-diagnosis')}</Button>
        </header>
      );
    case 'done':
      return done;
    case 'missing':
      return null;
    default:
      return asked satisfies never;
  }
}
