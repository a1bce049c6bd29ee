import '../../application.client.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { type Locale, languageTags, locales } from '#config/locale.ts';
import { linksIn } from '#services/content/links.ts';
import { parseBody } from '#services/content/markdown/parse-entry.ts';
import { knownKinds, parseSection, type Section, sectionDefinitions } from '#services/content/sections/sections.ts';
import { albaContext } from '../../context.ts';
import type { Messages } from '../../i18n/catalogue.ts';
import { I18nProvider, useTranslate } from '../../i18n/I18n.tsx';
import { messagesFor } from '../../i18n/messages.server.ts';
import { localeOfPath, workbenchPaths } from '../../paths.ts';
import { type LinkedAssets, LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { Sections } from '../../sections/Sections.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { notFound } from '../load-page.ts';
import css from './workbench.module.css';

type Example = { kind: string; sections: Record<Locale, Section[]> };
type Loaded = { page: Page; examples: Example[]; assets: LinkedAssets; messages: Record<Locale, Messages> };

/** Every section kind from its own example, in both languages and themes. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { origin, showsWorkbench, media } = context.get(albaContext);
  if (!showsWorkbench) throw notFound();
  const locale = localeOfPath(url.pathname);
  const messages = { en: messagesFor('en'), es: messagesFor('es') };
  const unknown = [parseSection({ id: 'unknown', kind: 'nobody-knows-it' }, 0)];
  const examples = knownKinds.map((kind) => ({ kind, sections: { en: exampleOf(kind, 'en'), es: exampleOf(kind, 'es') } }));
  const assets = await media.assets(linksIn(examples).assets, locale);
  return {
    assets: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
    page: {
      locale,
      origin,
      alternates: workbenchPaths,
      breadcrumbs: [],
      title: String(messages[locale]['workbench.title']),
      description: '',
      indexed: false,
    },
    examples: [...examples, { kind: 'unknown', sections: { en: unknown, es: unknown } }],
    messages,
  };
}

function exampleOf(kind: (typeof knownKinds)[number], locale: Locale): Section[] {
  return parseBody(sectionDefinitions[kind].example[locale]).sections;
}

export default function WorkbenchScreen({ loaderData: { page, examples, assets, messages } }: { loaderData: Loaded }) {
  const t = useTranslate();
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p>{t('workbench.lead')}</p>
      {examples.map(({ kind, sections }) => (
        <div key={kind} className={css.example}>
          <h2>
            <code>{kind}</code>
          </h2>
          <div className={css.panels}>
            {locales.flatMap((locale) =>
              (['light', 'dark'] as const).map((theme) => (
                <I18nProvider key={`${locale}-${theme}`} locale={locale} messages={messages[locale]}>
                  <div className={css.panel} data-theme={theme} lang={languageTags[locale]}>
                    <LinkedAssetsContext value={assets}>
                      <Sections sections={sections[locale].map((section) => ({ ...section, id: `${section.id}-${locale}-${theme}` }))} />
                    </LinkedAssetsContext>
                  </div>
                </I18nProvider>
              )),
            )}
          </div>
        </div>
      ))}
    </Shell>
  );
}
