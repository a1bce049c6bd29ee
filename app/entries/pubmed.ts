const address = /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/(\d+)\/?$/;

/** The number under which PubMed keeps a source; null for what stands elsewhere. */
export function pubMedNumber(url: string): string | null {
  return address.exec(url)?.[1] ?? null;
}
