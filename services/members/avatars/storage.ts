/** Where the sealed pictures of members are stored, each under its random name. */
export interface PictureStorage {
  /** Stores one, wholly or not at all; it is there for good once this resolves. */
  put(name: string, sealed: string): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<string | null>;
  /** Done as well where there is none. */
  remove(name: string): Promise<void>;
}

/** What every name of a picture is: nothing in it leads anywhere else. */
export const isPictureName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** @throws where a name was not made by us */
export function expectPictureName(name: string): void {
  if (!isPictureName(name)) throw new Error('not the name of a picture');
}
