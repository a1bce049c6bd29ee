import { EntryView } from '#app/entries/EntryView.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Loaded } from '#app/screens/entry/entry-screen.tsx';
import { Switch } from '#app/ui/Switch.tsx';
import css from './calm-reading.module.css';

export { headers, loader } from '#app/screens/entry/entry-screen.tsx';

/** The entry that explains calm reading and leaving quickly, with the choices that it speaks of. */
export default function CalmReadingScreen({ loaderData: { loaded } }: { loaderData: { loaded: Loaded } }) {
  return loaded.kind === 'entry' ? <EntryView {...loaded} lead={<Choices />} /> : <Untranslated {...loaded} />;
}

function Choices() {
  const t = useTranslate();
  return (
    <div className={`${css.choices} needs-script`}>
      <Switch name="calm" label={t('calm.switch')}>
        {t('calm.text')}
      </Switch>
      <Switch name="clear" label={t('leave.clear')}>
        {t('leave.clear.text')}
      </Switch>
    </div>
  );
}
