const loading = new Map<string, Promise<void>>();

/** Loads a style sheet of what few readers see, once; resolves when it is there, or does not come. */
export function loadStylesheet(href: string): Promise<void> {
  const loaded =
    loading.get(href) ??
    new Promise<void>((resolve) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
  loading.set(href, loaded);
  return loaded;
}
