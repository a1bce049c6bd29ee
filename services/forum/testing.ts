import { createServer, type RequestListener } from 'node:http';
import { z } from 'zod';

/** A topic as Discourse lists it, with much that nobody here reads. */
export const listedTopic = (id: number, title: string, change: object = {}) => ({
  ...{ id, title, fancy_title: title, slug: `topic-${id}`, posts_count: 3, views: 90, like_count: 2, category_id: 7 },
  ...{ visible: true, closed: false, archived: false, pinned: false, last_poster_username: 'amapola', excerpt: 'My own words' },
  ...change,
});

/** What Discourse answers to `latest.json`. */
export const latestJson = (...topics: object[]) =>
  JSON.stringify({ users: [{ id: 1, username: 'amapola' }], topic_list: { per_page: 30, more_topics_url: '/latest?page=1', topics } });

/** A forum that answers as a test says at the moment. */
export async function standInForum() {
  const asked: string[] = [];
  let answer: RequestListener = (_, response) => response.end(latestJson());
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers(next: RequestListener): void {
      answer = next;
    },
    says(text: string): void {
      answer = (_, response) => response.setHeader('Content-Type', 'application/json').end(text);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
