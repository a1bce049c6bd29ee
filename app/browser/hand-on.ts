/** What became of it; `again`: it takes a press of the reader's own. */
export type HandedOn = 'shared' | 'copied' | 'failed' | 'again';

/**
 * Hands something to the device's own share sheet; without `sheet`, or on a device that has none, copies the text. `isTrusted` is the
 * event's: a press from before an island was live is made again by its loader, and a browser may take that for nobody's.
 */
export async function handOn(text: string, { sheet, isTrusted }: { sheet?: ShareData; isTrusted: boolean }): Promise<HandedOn> {
  try {
    if (sheet && typeof navigator.share === 'function') {
      await navigator.share(sheet);
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    return isTrusted ? 'failed' : 'again';
  }
}
