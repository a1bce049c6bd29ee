import dailyLog from '#app/browser/daily-log.device.ts';
import questions from '#app/browser/questions.device.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import { document } from '#app/pages/document.ts';
import type { DeviceLog as Asked } from '#services/members/daily/device-log.ts';
import type { Route } from './+types/daily-log-screen.ts';
import DeviceLog from './DeviceLog.island.tsx';
import DeviceQuestions from './DeviceQuestions.island.tsx';
import css from './daily-log.module.css';
import { PaperSheet } from './PaperSheet.tsx';

export const loader = document(async (request): Promise<ShownEntry & { asked: Asked }> => {
  const { alba, match } = request;
  const [shown, asked] = await Promise.all([loadEntry(request), alba.dailyLog.forDevice(match.locale)]);
  return { ...shown, asked };
});

/** The entry that says what a log is for, with the log that is kept on the reader's device. The page itself is everybody's. */
export default function DailyLogScreen({ loaderData }: Route.ComponentProps) {
  const { asked, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<Here asked={asked} />} below={<PaperSheet asked={asked} />} />;
}

function Here({ asked }: { asked: Asked }) {
  const t = useTranslate();
  return (
    <>
      <noscript>
        <p className={css.noScript}>{t('deviceLog.noScript')}</p>
      </noscript>
      {/* Without a script there would be promises, and nothing to press. */}
      <div className="needs-script">
        <Island of={DeviceLog} when={{ kept: dailyLog }} props={asked} />
        <Island of={DeviceQuestions} when={{ kept: questions }} props={{}} />
      </div>
    </>
  );
}
