import { hook } from '#app/browser/hook.ts';
import { useIsBlank } from '#app/content/rich-text/use-is-blank.ts';
import { BodyCopy } from '#app/content/sections/body-copy/BodyCopy.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { calmFold } from '#app/features/calm-reading/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './SurvivalNumbers.module.css';

/** Numbers about survival: text like any other, or folded away where the reader chose calm reading. On paper they are as on the screen. */
export function SurvivalNumbers({ section: { id, data } }: { section: SectionOf<'survivalNumbers'> }) {
  const isBlank = useIsBlank();
  const t = useTranslate();
  const { text, folded } = data;
  if (isBlank(text)) return <UnknownSection />;
  return (
    <Disclosure
      sensitive
      attributes={hook(calmFold, folded ? 'always' : 'chosen')}
      open={!folded}
      className={`${css.fold} ${folded ? css.always : css.chosen}`}
      summary={<span className={css.words}>{t('calm.fold')}</span>}
    >
      <div className={css.numbers}>
        <BodyCopy section={{ id, kind: 'bodyCopy', data: { text } }} />
      </div>
    </Disclosure>
  );
}
