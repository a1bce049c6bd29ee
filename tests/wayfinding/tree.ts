import { type HTMLElement, parse } from 'node-html-parser';
import { accessTo, pathTo, screenAt } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** A label that a reader chooses, under the title of its group if it has one: it opens more labels, or leads to a page. */
export type Choice = { label: string; under?: string } & ({ choices: Choice[] } | { path: string });

/** A page that a reader has come to: its title, and what its list of its own section says. */
export type Landing = { path: string; title: string; choices: Choice[] };

const titles = 'h2, h3, h4, h5, h6';

/** The menus of the header, what else its links say, and the groups of the footer, as somebody at the home page sees them. */
export async function menusOf(origin: string, locale: Locale): Promise<Choice[]> {
  const { document } = await open(origin, pathTo('home', locale));
  const header = document.querySelectorAll('body > header, body > * > header').find((each) => each.querySelector('nav'));
  const footer = document.querySelector('body > footer');
  if (!header || !footer) throw new Error(`no header with menus, or no footer, at ${origin}`);
  const menus = choicesIn(header.querySelectorAll('nav')).flatMap(openedBefore);
  const beside = header.querySelectorAll('a[href]').filter((link) => !link.closest('nav') && !link.closest('form'));
  const links = choicesIn(beside).filter((choice) => 'path' in choice && choice.path !== pathTo('home', locale));
  return [...menus, ...links, ...byGroup(choicesIn(footer.querySelectorAll('nav')))];
}

/** Where a link leads, and what its page says is in the same section. */
export async function landOn(origin: string, address: string): Promise<Landing> {
  const { document, path } = await open(origin, address);
  return {
    path,
    title: textOf(document.querySelector('h1')),
    choices: choicesIn(document.querySelectorAll('nav[aria-labelledby=in-this-section] li a')),
  };
}

async function open(origin: string, path: string): Promise<{ document: HTMLElement; path: string }> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return { document: parse(await response.text()), path: new URL(response.url).pathname };
}

/** The labels in elements, in their order. What leaves the language, the site or the page, or signs somebody in, is no way to what it says. */
function choicesIn(elements: readonly HTMLElement[], under?: string): Choice[] {
  let title = under;
  return elements.flatMap((element): Choice[] => {
    const titled = title === undefined ? {} : { under: title };
    if (element.tagName === 'A') {
      const path = element.getAttribute('href') ?? '';
      const isWay = isOpen(path) && !element.hasAttribute('hreflang');
      return isWay ? [{ label: textOf(element), ...titled, path }] : [];
    }
    if (element.tagName === 'DETAILS') {
      const [summary, ...rest] = element.children;
      // A group that is folded on a phone alone has its title before it.
      if (textOf(summary) === '') return choicesIn(rest, title);
      return [{ label: textOf(summary), ...titled, choices: choicesIn(rest) }];
    }
    if (element.matches(titles)) {
      title = textOf(element);
      return [];
    }
    return choicesIn(element.children, title);
  });
}

/** Whether a path of the site leads to what everybody may read. */
function isOpen(path: string): boolean {
  const match = path.startsWith('/') ? screenAt(path.replace(/[?#].*$/, '')) : null;
  return match !== null && accessTo(match.screen) === 'public';
}

/** A button that opens the menus on a phone is none itself. */
function openedBefore(choice: Choice): Choice[] {
  return 'choices' in choice && choice.choices.some((inner) => 'choices' in inner) ? choice.choices : [choice];
}

/** Labels under a title as one choice of that title: what is read at a glance of the footer. */
function byGroup(choices: readonly Choice[]): Choice[] {
  const groups = Map.groupBy(choices, ({ under }) => under);
  return [...groups].flatMap(([under, inner]) => (under === undefined ? inner : [{ label: under, choices: inner.map(withoutTitle) }]));
}

function withoutTitle({ under: _, ...choice }: Choice): Choice {
  return choice;
}

function textOf(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
