import { type ClientActionFunctionArgs, data } from 'react-router';
import type { Mistakes } from './forms-of-page.ts';

/**
 * The `clientAction` of an application page with forms. Where the server cannot be reached, the page stays as it is with all that was
 * typed, and says that it was not sent; the router would put its error page in the place of both.
 */
export async function sendForm({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    // With the status of a failure nothing is loaded anew.
    return data(unsent(await copy.formData()), { status: 503 });
  }
}

/** What `fetch` throws where there is no answer; what the server answers, redirects among it, is thrown as another. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

function unsent(sent: FormData): Mistakes {
  const values = Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).join(' ')]));
  return { intent: values.intent ?? '', problems: [{ field: null, code: 'unreachable' }], values, waitMinutes: 0 };
}
