import { z } from 'zod';
import { words } from '#services/content/model/fields.ts';
import { linkUrl } from '#services/content/model/references.ts';
import { defineSection } from './define-section.ts';
import { required } from './directive-attributes.ts';
import { itemsInside, linkAndWords } from './directive-content.ts';
import { label, lines } from './section-fields.ts';

/** What the organisation has for its readers. */
export const offerings = defineSection({
  kind: 'offerings',
  data: z.strictObject({
    title: words,
    items: z.array(z.strictObject({ title: label, url: linkUrl, text: words.optional() })).min(1, 'offerings need at least one item'),
  }),
  directive: {
    name: 'offerings',
    attributes: ['title'],
    read: (directive, reader) => ({
      title: required(directive, reader, 'title'),
      items: itemsInside(directive, reader, {
        holds: 'offerings hold one list of links and nothing else',
        each: 'each item of offerings is one link and plain words: - [Words](address) description',
        read: (parts) => {
          const found = linkAndWords(parts);
          return found && { title: found.label, url: found.url, text: found.after };
        },
      }),
    }),
  },
  plainText: ({ title, items }) => lines(title, ...items.flatMap((item) => [item.title, item.text])),
  example: {
    en: `:::offerings{#here-for-you title="Here for you"}
- [Virtual meetups](entry:community-virtual-meetups) An hour with others who know. You can keep your camera off.
- [Podcast](entry:podcast) For days when reading is too much.
- [Newsletter](entry:newsletter)
:::`,
    es: `:::offerings{#here-for-you title="Estamos con usted"}
- [Encuentros virtuales](entry:community-virtual-meetups) Una hora con quienes saben lo que es. Puede dejar la cámara apagada.
- [Podcast](entry:podcast) Para los días en que leer es demasiado.
- [Boletín](entry:newsletter)
:::`,
  },
});
