import { newMember, signIn } from './members.ts';
import { routerRuns } from './router.ts';
import { origin } from './sessions.ts';
import { expect, type Locator, type Page } from './test.ts';

/** An answer: a code to tap, several, or what is typed and chosen in inputs by their names. */
export type Answer = string | readonly string[] | Readonly<Record<string, string>>;

/** Somebody who answers questions on a phone, by touch. What is typed counts as the one tap that begins it. */
export class Answerer {
  taps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  /** The name of the question that is asked; null at the summary. */
  async question(): Promise<string | null> {
    const input = this.#page.locator('main input[name=question]');
    return (await input.count()) > 0 ? input.inputValue() : null;
  }

  /** Answers the question that is asked, and waits for the next one. */
  async answer(answer: Answer | undefined): Promise<void> {
    await routerRuns(this.#page);
    const before = await this.#page.locator('main h1').textContent();
    await this.#going(answer);
    await expect(this.#page.locator('main h1')).not.toHaveText(before ?? '');
  }

  async #going(answer: Answer | undefined): Promise<void> {
    const page = this.#page;
    const card = (code: string) => page.locator(`main label:has(input[value="${code}"])`);
    if (answer === undefined) {
      const unknown = card('unknown');
      return this.tap((await unknown.count()) > 0 ? unknown : page.locator('button[value=unknown]'));
    }
    // One answer goes on by itself.
    if (typeof answer === 'string') return this.tap(card(answer));
    if (Array.isArray(answer)) {
      const [first] = answer;
      // So does the one that excludes all others.
      const isAlone = answer.length === 1 && (await card(first).locator('[data-alone]').count()) > 0;
      for (const code of answer) await this.tap(card(code));
      if (isAlone) return;
    } else await this.#type(Object.entries(answer));
    return this.tap(page.locator('button[value=next]'));
  }

  async #type(entries: readonly [string, string][]): Promise<void> {
    for (const [name, value] of entries) {
      const input = this.#page.locator(`main [name="${name}"]`);
      if ((await input.evaluate((element) => element.tagName)) === 'SELECT') {
        // One tap opens the list, one chooses.
        this.taps += 2;
        await input.selectOption(value);
      } else {
        await this.tap(input);
        await input.fill(value);
      }
    }
  }

  /** Answers all questions, those without an answer by not knowing. Gives what was asked. */
  async walk(answers: Readonly<Record<string, Answer>>, until: (question: string) => boolean = () => false): Promise<string[]> {
    const asked: string[] = [];
    await expect(this.#page.locator('main :is(input[name=question], input[name=version])')).toBeAttached();
    for (let question = await this.question(); question !== null && !until(question); question = await this.question()) {
      if (asked.includes(question)) throw new Error(`asked twice: ${question} after ${asked.join(', ')}`);
      asked.push(question);
      await this.answer(answers[question]);
    }
    return asked;
  }
}

/** A new member, signed in, who answers questions on a page. */
export async function somebodyWhoAnswers(page: Page, name: string) {
  const member = await newMember(origin(), name);
  await signIn(page.context(), origin(), member);
  return { member, answerer: new Answerer(page) };
}

/** What saves what was told, on its summary. */
export const saveButton = (page: Page) => page.locator('main form:has(input[name=version]) button[type=submit]');
