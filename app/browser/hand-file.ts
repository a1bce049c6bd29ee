/** Hands a file that the page has made to whoever reads it, as a download: it is sent nowhere. */
export function handFile(name: string, mediaType: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
