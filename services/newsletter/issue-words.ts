import type { Locale } from '#config/locale.ts';

type IssueWords = {
  /** Names no illness: it shows on locked screens. */
  subject(name: string): string;
  preview: string;
  heading(name: string): string;
  hello: string;
  lead: string;
  /** A mail is read when it is read, and answered by nobody at night. */
  urgent: string;
  goodbye(name: string): string;
  why(name: string): string;
  preferences(url: string): string;
  askUs(email: string): string;
};

/** What every issue says around its entries. */
export const issueWords: Record<Locale, IssueWords> = {
  en: {
    subject: (name) => `New at ${name}`,
    preview: 'What was published since the last letter. Read it whenever it suits you.',
    heading: (name) => `New at ${name}`,
    hello: 'Hello,',
    lead: 'This was published since our last letter, on the topics that you chose. It can wait: every page stays where it is.',
    urgent:
      'This newsletter is general information, and no answer to what you feel today. For a new symptom, or one that worries you, call your care team and do not wait for the next visit.',
    goodbye: (name) => `The people at ${name}`,
    why: (name) =>
      `You get this newsletter because this address was signed up for the newsletter of ${name}, and that was confirmed by a link. It counts neither opens nor clicks.`,
    preferences: (url) => `Choose other topics, another language, or leave: ${url}`,
    askUs: (email) => `A question? Write to us at ${email}.`,
  },
  es: {
    subject: (name) => `Novedades de ${name}`,
    preview: 'Lo que se publicó desde la última carta. Léalo cuando le venga bien.',
    heading: (name) => `Novedades de ${name}`,
    hello: 'Hola:',
    lead: 'Esto se publicó desde nuestra última carta, sobre los temas que usted eligió. No hay prisa: cada página sigue en su sitio.',
    urgent:
      'Este boletín da información general y no responde a lo que usted siente hoy. Si tiene un síntoma nuevo, o uno que le preocupa, llame a su equipo médico sin esperar a la próxima cita.',
    goodbye: (name) => `El equipo de ${name}`,
    why: (name) =>
      `Recibe este boletín porque esta dirección se apuntó al boletín de ${name} y se confirmó con un enlace. No contamos si la abre ni qué enlaces toca.`,
    preferences: (url) => `Elija otros temas u otro idioma, o dese de baja: ${url}`,
    askUs: (email) => `¿Tiene alguna pregunta? Escríbanos a ${email}.`,
  },
};
