/** A mail before it is rendered: HTML and plain text have the same parts, in this order. */
export type Letter = {
  tag: string;
  subject: string;
  preview: string;
  heading: string;
  hello: string;
  paragraphs: readonly string[];
  /** What there is to read, each with where it stands. */
  items?: readonly { title: string; text: string; url: string }[];
  link: { url: string; button: string; orOpen: string } | undefined;
  afterButton: readonly string[];
  notYou: readonly string[];
  goodbye: string;
  footer: readonly string[];
  organisation: { name: string; home: string };
  /** Our own addresses in the text, which become links. */
  links: readonly string[];
  email: string;
};
