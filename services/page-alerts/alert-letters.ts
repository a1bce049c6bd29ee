import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { dayIn } from '#services/moments/shared.ts';

const { name } = organisation;

/** A mail about a page with this title, to an address in its language. */
type About = { to: string; locale: Locale; title: string };

const asked = {
  en: (title: string, days: number) => ({
    subject: 'Please confirm that we may email you',
    preview: 'One button, and you hear when the page changes.',
    heading: 'Do you want to hear when a page changes?',
    hello: 'Hello,',
    paragraphs: [
      `Somebody typed this address to be told when this page changes: “${title}”.`,
      'If it was you, please say so with the button. Until then we tell you nothing.',
    ],
    button: 'Yes, email me',
    afterButton: [
      `The link works for ${days} days. It opens a page with a button: press it, and you are told from then on.`,
      'We write only when something changed that a reader should know of, such as a corrected error or a new treatment.',
    ],
    notYou: [`If it was not you, there is nothing to do. Nothing more comes, and after ${days} days we delete your address.`],
    why: `This email is about a page of ${name}, and about nothing else.`,
  }),
  es: (title: string, days: number) => ({
    subject: 'Confirme que podemos escribirle',
    preview: 'Con un botón se entera cuando la página cambie.',
    heading: '¿Quiere saber cuándo cambia una página?',
    hello: 'Hola:',
    paragraphs: [
      `Alguien escribió esta dirección para enterarse cuando cambie esta página: «${title}».`,
      'Si fue usted, confírmelo con el botón. Mientras tanto no le avisaremos de nada.',
    ],
    button: 'Sí, avísenme',
    afterButton: [
      `El enlace funciona durante ${days} días. Abre una página con un botón: oprímalo, y desde entonces le avisaremos.`,
      'Solo escribimos cuando cambió algo que conviene saber, como un error corregido o un tratamiento nuevo.',
    ],
    notYou: [`Si no fue usted, no tiene que hacer nada. No le escribimos más, y a los ${days} días borramos su dirección.`],
    why: `Este correo trata solo de una página de ${name}.`,
  }),
};

/** By which somebody confirms that an address is theirs. */
export function askedLetter({ to, locale, title }: About, { url, days }: { url: string; days: number }): Mail {
  const { button, ...words } = asked[locale](title, days);
  return { to, locale, content: { kind: 'letter', words: { ...words, link: { url, button } } } };
}

const changed = {
  en: (title: string, leave: string) => ({
    subject: 'A page that you follow has changed',
    preview: 'What changed, and where to read it.',
    heading: 'A page that you follow has changed',
    hello: 'Hello,',
    before: `You asked us to tell you when this page changes: “${title}”. This is new:`,
    button: 'Read the page',
    afterButton: [
      'If you are under treatment, please change nothing on your own because of this email. Ask your care team.',
      `You want no more emails about this page? Here is a page with one button: ${leave}`,
    ],
    why: `You get this email because you asked ${name} for it, and confirmed it.`,
  }),
  es: (title: string, leave: string) => ({
    subject: 'Cambió una página que usted sigue',
    preview: 'Qué cambió y dónde leerlo.',
    heading: 'Cambió una página que usted sigue',
    hello: 'Hola:',
    before: `Usted nos pidió que le avisáramos cuando cambiara esta página: «${title}». Esto es lo nuevo:`,
    button: 'Leer la página',
    afterButton: [
      'Si está en tratamiento, no cambie nada por su cuenta a raíz de este correo. Pregunte a su equipo médico.',
      `¿No quiere más correos sobre esta página? Aquí hay una página con un solo botón: ${leave}`,
    ],
    why: `Recibe este correo porque se lo pidió a ${name} y lo confirmó.`,
  }),
};

/** A change of a page, on a calendar date, `YYYY-MM-DD`. */
type Change = { date: string; text: string };
/** Where the page stands, where a reader ends it on a page of ours, and where their mail program does by one press. */
type Ways = { url: string; leave: string; oneClick: string };

/** What changed on a page that somebody follows. Its subject tells nothing of what they read. */
export function changedLetter({ to, locale, title }: About, changes: readonly Change[], { url, leave, oneClick }: Ways): Mail {
  const { before, button, ...words } = changed[locale](title, leave);
  const paragraphs = [before, ...changes.map(({ date, text }) => `${dayIn(locale, `${date}T12:00:00Z`)}: ${text}`)];
  const list = { id: `pages.${new URL(url).hostname}`, leave: oneClick };
  return { to, locale, content: { kind: 'letter', words: { ...words, paragraphs, link: { url, button }, links: [leave] }, list } };
}
