/** Rejects a file as an asset, with a message for the editor. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
  readonly line: number;

  constructor(message: string, line = 1) {
    super(message);
    this.line = line;
  }
}
