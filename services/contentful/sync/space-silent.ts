/** Why the space told nothing: a word for the log, with nothing of its answer or of the token. */
export class SpaceSilent extends Error {
  override name = 'SpaceSilent';
  readonly code: string;
  constructor(code: string) {
    super(`Contentful told nothing: ${code}`);
    this.code = code;
  }
}

/** The page would have been larger than an answer may be: it is to be asked for in smaller pages. */
export class PageTooLarge extends Error {
  override name = 'PageTooLarge';
}

/** The token of a sync, or of one of its pages, is none any more. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}
