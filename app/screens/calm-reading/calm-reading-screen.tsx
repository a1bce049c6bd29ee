import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import { Switch } from '#app/ui/Switch.tsx';
import type { Route } from './+types/calm-reading-screen.ts';
import css from './calm-reading.module.css';

export const loader = document(loadEntry);

/** The entry that explains calm reading and quick exit, with the choices that it speaks of. */
export default function CalmReadingScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  return shown.kind === 'untranslated' ? <Untranslated {...shown} /> : <EntryView {...shown} lead={<Choices />} />;
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
