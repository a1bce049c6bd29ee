import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** The site's letters, named `Letters`, for a page that Chromium draws. */
export function lettersFace(projectFolder: string): string {
  return `@font-face{font-family:Letters;font-weight:200 800;src:url(${dataUrl(path.join(projectFolder, file), 'font/woff2')})}`;
}

export function dataUrl(at: string, mediaType: string): string {
  return `data:${mediaType};base64,${readFileSync(at).toString('base64')}`;
}
