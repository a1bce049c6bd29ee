/** Why the registry told nothing: a word for the log, with nothing of its answer or of what was asked. */
export class RegistrySilent extends Error {
  override name = 'RegistrySilent';
  readonly code: string;
  constructor(code: string) {
    super(`the registry of trials told nothing: ${code}`);
    this.code = code;
  }
}
