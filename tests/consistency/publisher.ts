import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#app/addresses/site.ts';
import { embeddedApplicationRole } from '#database/application-role.ts';
import { openConnection } from '#database/connection.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { publishEntries } from '#services/library/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { projectFolder } from '../processes.ts';

/** The picture that changes, among those that the generated library shows. */
export const picture = 'dawn';

/** Publishes from outside of the web processes, on connections that tell their own name: those that are cut are others. */
export class Publisher {
  readonly db: Database['db'];
  readonly #database: Database;
  readonly #dataDirectory: string;
  readonly #assets: string;

  private constructor(database: Database, dataDirectory: string, assets: string) {
    this.#database = database;
    this.db = database.db;
    this.#dataDirectory = dataDirectory;
    this.#assets = assets;
  }

  /** `folder` is one of its own, for the files of assets. */
  static async open(dataDirectory: string, folder: string): Promise<Publisher> {
    await cp(path.join(projectFolder, 'content/asset'), path.join(folder, 'asset'), { recursive: true });
    const database = await openDatabase({ url: await urlOf(dataDirectory), dataDirectory, joins: true });
    return new Publisher(database, dataDirectory, folder);
  }

  /** Publishes what changed in a folder; gives who was refused, and why. */
  async publish(root: string): Promise<{ refused: readonly string[]; why: string }> {
    const { refused, problems } = await publishEntries(this.db, { root, site });
    return {
      refused,
      why: problems
        .filter(({ severity }) => severity === 'error')
        .map(printProblem)
        .join('; '),
    };
  }

  /** Publishes the picture with other words. */
  async describePicture(words: string): Promise<void> {
    const textIn = (locale: string) => `${locale}: { title: "${words}", alt: "${words} (${locale})" }`;
    await writeFile(path.join(this.#assets, `asset/${picture}.yaml`), ['credit: Alba', textIn('en'), textIn('es'), ''].join('\n'));
    const { assets } = await readAssets(this.#assets);
    await publishAssets(this.db, diskMediaFiles(mediaDirectory(this.#dataDirectory)), assets);
  }

  /** Ends some of the connections of the web processes; gives how many. */
  async cut(share: number): Promise<number> {
    const owner = await openConnection(await embeddedConnection(this.#dataDirectory));
    try {
      const { rows } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alba' and random() < $1`,
        [share],
      );
      return rows.length;
    } finally {
      await owner.end();
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

/** The database of a data directory, for who wants to be told from the site. */
export async function urlOf(dataDirectory: string): Promise<string> {
  const { host, database } = await embeddedConnection(dataDirectory);
  return `postgresql://${embeddedApplicationRole}@localhost/${database}?host=${encodeURIComponent(host)}&application_name=bench`;
}
