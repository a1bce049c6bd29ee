import { expect, type Locator, type Page, type Route } from './test.ts';

type Asked = { operationName: string; variables: { id?: string; term?: string; search?: { term: string; limit: number; locale: string } } };
type Meta = { total?: number; exact?: boolean; correction?: string | null };
type Answers = {
  /** What a term's answer waits for. */
  until?: (term: string) => Promise<unknown> | undefined;
  /** The titles of what a term finds. */
  find?: (term: string) => readonly string[];
  meta?: (term: string) => Meta;
  /** What is found beside results: whom to call, and the other language. */
  beside?: (term: string) => object;
  /** What a short term stands for. */
  abbreviations?: (term: string) => readonly string[];
  isBroken?: () => boolean;
};

export const box = (page: Page): Locator => page.getByRole('banner').locator('input[name=q]');
export const opener = (page: Page): Locator => page.getByRole('banner').locator('summary', { hasText: /^(Search|Buscar)$/ });
export const list = (page: Page): Locator => page.getByRole('banner').getByRole('listbox');
export const options = (page: Page): Locator => list(page).getByRole('option');
export const marked = (page: Page): Locator => list(page).getByRole('option', { selected: true });
export const status = (page: Page): Locator => page.locator('header form [role=status]');

export function resultsOf(titles: readonly string[]) {
  return titles.map((title, index) => ({
    id: `entry-${index}`,
    title,
    contentType: index === 1 ? 'archivedResearchNews' : 'page',
    slug: `entry-${index}`,
    path: index === 0 ? '/treatment/chemotherapy' : `/entry-${index}`,
    teaserContent: `About <mark>${title}</mark> &amp; more`,
    content: '',
    topic: 'Treatment',
    score: 1,
    publishedAt: '2026-01-01T00:00:00Z',
  }));
}

/** Answers in the place of the gateway and of the page of results; gives everything that was asked of the gateway. */
export async function standIn(page: Page, answers: Answers = {}): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/graphql', async (route) => {
    const question: Asked = route.request().postDataJSON();
    asked.push(question);
    const term = question.variables.search?.term ?? '';
    await answers.until?.(term);
    // What was asked may have been given up meanwhile.
    await answer(route, question, answers).catch(() => {});
  });
  await page.route(/\/(search|buscar)\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Results</title>' }),
  );
  return asked;
}

function answer(route: Route, { operationName, variables: { search, term } }: Asked, answers: Answers): Promise<void> {
  if (answers.isBroken?.()) return route.fulfill({ status: 503, body: '' });
  const titles = answers.find?.(search?.term ?? '') ?? ['Chemotherapy', 'An older study'];
  const meta = { total: titles.length, exact: true, breakdown: [], correction: null, ...answers.meta?.(search?.term ?? '') };
  const data: Record<string, unknown> = {
    searchArticles: { results: resultsOf(titles), meta, ...answers.beside?.(search?.term ?? '') },
    abbreviations: answers.abbreviations?.(term ?? '') ?? [],
    popularSearches: ['hair loss', 'fatigue'],
    popularArticles: resultsOf(['Chemotherapy', 'Immunotherapy']),
  };
  return route.fulfill({ json: { data: { [operationName]: data[operationName] ?? true } } });
}

/** Opens the search as a reader does: on a phone by its button, on a wide screen by a touch of the box. Its script is there afterwards. */
export async function openSearch(page: Page): Promise<void> {
  if (await opener(page).isVisible()) await opener(page).click();
  else await box(page).click();
  await expect(box(page)).toHaveRole('combobox');
}
