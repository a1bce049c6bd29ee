import '#app/application.client.ts';
import type { ReactNode } from 'react';
import { workbenchPaths } from '#app/addresses/paths.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { cardExamples } from '#app/content/cards/examples.ts';
import { type Linked, LinkedContent } from '#app/content/LinkedContent.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import { type Alba, albaContext } from '#app/context.ts';
import { linkedCards, linkedEntries } from '#app/entries/load-linked.ts';
import { withCheckLists } from '#app/features/check-list/check-list.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { everyGroup, messagesFor } from '#app/i18n/messages.server.ts';
import type { Page } from '#app/pages/page.ts';
import { notFound } from '#app/pages/responses.ts';
import { shows } from '#app/pages/shown-words.server.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { Locale } from '#config/locale.ts';
import { pictureIdsOf } from '#services/content/library/teaser.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import {
  type KnownKind,
  knownKinds,
  parseSection,
  referencesInSections,
  type Section,
  sectionDefinitions,
} from '#services/content/model/sections/sections.ts';
import { callBoxLines } from '#services/content/model/signs.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import type { Route } from './+types/workbench-screen.ts';
import { ExampleForm } from './ExampleForm.tsx';
import { exampleForm } from './example-form.ts';
import css from './workbench.module.css';

type Example = { kind: Section['kind']; sections: Section[] };
type Loaded = { page: Page; examples: Example[]; cards: CardProps[]; linked: Linked; isFormDone: boolean };

/** It shows what anything on the site may say. */
export const middleware = [shows(...everyGroup)];

/** What cards show that have a picture. */
const cardPicture = 'dawn';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';

/** Every section kind and every card from its own example, in the language of the address and in both themes; and a form. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded> {
  const alba = workbenchOf({ context });
  const { locale } = alba.address;
  const examples: Example[] = [
    ...knownKinds.map((kind) => ({ kind, sections: exampleOf(kind, locale) })),
    { kind: 'unknown', sections: [parseSection({ id: 'unknown-section', kind: 'nobody-knows-it' }, 0)] },
  ];
  const sections = examples.flatMap((example) => example.sections);
  const references = referencesInSections(sections);
  const linked = await alba.content.teasers(references.entries, locale);
  const pictures = await alba.media.assets([cardPicture, ...references.assets, ...pictureIdsOf(linked)], locale);
  const assets = Object.fromEntries(pictures.map((asset) => [asset.id, asset]));
  return {
    page: {
      locale,
      origin: alba.origin,
      alternates: workbenchPaths,
      breadcrumbs: [],
      title: String(messagesFor(locale)['workbench.title']),
      description: '',
      indexed: false,
    },
    examples,
    cards: cardExamples(locale, assets[cardPicture]),
    isFormDone: url.searchParams.get('saved') === exampleForm.intent,
    linked: {
      entries: await withCheckLists(alba.content, { linked, locale }, linkedEntries({ linked })),
      cards: linkedCards({ linked, locale }, assets),
      assets,
    },
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const alba = workbenchOf({ context });
  const caller = alba.callerOf(request);
  return answerForm({ alba, url, locale: alba.address.locale, caller }, exampleForm, await readForm(request));
}

/** @throws a 404 for everybody but developers */
function workbenchOf({ context }: Pick<Route.LoaderArgs, 'context'>): Alba {
  const alba = context.get(albaContext);
  if (!alba.showsWorkbench) throw notFound();
  return alba;
}

function exampleOf(kind: KnownKind, locale: Locale): Section[] {
  return parseBody(sectionDefinitions[kind].example[locale], 0, callBoxLines(sampleSigns, locale)).sections;
}

export default function WorkbenchScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { page, examples, cards, linked, isFormDone } = loaderData;
  const t = useTranslate();
  return (
    <LinkedContent {...linked}>
      <Shell page={page}>
        <h1>{page.title}</h1>
        <p>{t('workbench.lead')}</p>
        {examples.map(({ kind, sections }) => (
          <Panels key={kind} name={kind}>
            {(theme) => <Sections sections={sections.map((section) => ({ ...section, id: `${section.id}-${theme}` }))} />}
          </Panels>
        ))}
        <Panels name="cards">{() => <CardGrid cards={cards} />}</Panels>
        <Titled name="form">
          <ExampleForm isDone={isFormDone} wrong={wrong} />
        </Titled>
      </Shell>
    </LinkedContent>
  );
}

/** An example in both themes. */
function Panels({ name, children }: { name: string; children: (theme: string) => ReactNode }) {
  return (
    <Titled name={name}>
      {['light', 'dark'].map((theme) => (
        <div key={theme} className={css.panel} data-theme={theme}>
          {children(theme)}
        </div>
      ))}
    </Titled>
  );
}

/** Its id is for whoever takes pictures of it. */
function Titled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={`example-${name}`} className={css.example}>
      <h2 className={css.name}>
        <code>{name}</code>
      </h2>
      {children}
    </div>
  );
}
