/** A mail before it has the form of HTML or text: both say this, in this order. */
export type Letter = {
  tag: string;
  subject: string;
  preview: string;
  heading: string;
  hello: string;
  paragraphs: readonly string[];
  link: { url: string; button: string; orOpen: string } | undefined;
  afterButton: readonly string[];
  notYou: readonly string[];
  goodbye: string;
  footer: readonly string[];
  organisation: { name: string; home: string };
  /** What of the text is an address of ours. */
  links: readonly string[];
  email: string;
};
