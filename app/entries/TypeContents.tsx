import { CheckList } from '#app/features/check-list/CheckList.tsx';
import { checkListOf } from '#app/features/check-list/check-list.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './TypeContents.module.css';

/** What an entry's type adds below its text: what is said in a podcast or video, the items of a check-list. */
export function TypeContents({ entry }: { entry: Entry }) {
  const t = useTranslate();
  switch (entry.type) {
    case 'podcast':
      return (
        entry.fields.questions.length > 0 && (
          <section id="questions" className="measure">
            <h2>{t('episode.questions')}</h2>
            <dl>
              {entry.fields.questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt className={css.question}>{question}</dt>
                  <dd className={css.answer}>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      );
    case 'video':
      return (
        <>
          {entry.fields.description === undefined ? null : (
            <section id="description" className="measure">
              <h2>{t('video.description')}</h2>
              <Paragraphs text={entry.fields.description} />
            </section>
          )}
          <Transcript text={entry.fields.membersOnly ? undefined : entry.fields.transcript} />
        </>
      );
    case 'check-list':
      return <CheckList list={checkListOf(entry)} level={2} />;
    case 'page':
    case 'topic':
    case 'event':
    case 'gallery':
    case 'personalStory':
    case 'storyCategory':
    case 'videoSeries':
    case 'podcastCategory':
    case 'op-ed':
    case 'researchNews':
    case 'bio':
    case 'faq':
    case 'glossaryTerm':
    case 'person':
    case 'organisation':
      return null;
    default:
      return entry satisfies never;
  }
}

function Transcript({ text }: { text: string | undefined }) {
  const t = useTranslate();
  if (text === undefined) return null;
  return (
    <details className="measure">
      <summary className={css.question}>{t('entry.transcript')}</summary>
      <Paragraphs text={text} />
    </details>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
