/** Why a file cannot be an asset, in words for the editor who put it there. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
  readonly line: number;

  constructor(message: string, line = 1) {
    super(message);
    this.line = line;
  }
}
