import { mailFiles, mailFolder, readMailFile } from '#services/mail/mail-files.ts';
import { readMail } from '#services/mail/read-mail.ts';
import { waitUntil } from '../processes.ts';

/** How long a mail may take that waits for its turn, in milliseconds. */
const longest = 120_000;

/** The latest mail of the site that runs to an address, whose link leads to a path; and where it leads. It may still be on its way. */
export async function linkInMail(to: string, path: string): Promise<string> {
  const found: string[] = [];
  const arrived = async () => {
    found.push(...((await findLink(to, path)) ?? []));
    return found.length > 0;
  };
  await waitUntil(arrived, longest, `a mail to ${to} leads to ${path}`);
  return String(found[0]);
}

async function findLink(to: string, path: string): Promise<[string] | null> {
  const { SITE_DATA: data, SITE_ORIGIN: origin } = process.env;
  if (!data || !origin) throw new Error('the global setup has not started the site');
  const folder = mailFolder(data);
  for (const name of await mailFiles(folder)) {
    if (!name.includes(to.toLowerCase())) continue;
    const mail = readMail((await readMailFile(folder, name)) ?? '');
    const link = /https?:\/\/\S+\?token=[\w-]+/.exec(mail.text)?.[0];
    if (link?.startsWith(`${origin}${path}?`)) return [link];
  }
  return null;
}
