import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { type Directive, type DirectiveReader, defineSection } from './definition.ts';
import { linkUrl } from './link.ts';
import { linkTypeOf, linkTypes } from './link-type.ts';

const item = z.strictObject({ url: linkUrl, label: z.string().min(1), linkType: z.enum(linkTypes) });

export const linkList = defineSection({
  data: z.strictObject({ title: z.string().min(1).optional(), links: z.array(item).min(1, 'a link list needs at least one link') }),
  directive: {
    name: 'link-list',
    attributes: ['title'],
    read: (directive, reader) => ({ title: directive.attributes?.title ?? undefined, links: readLinks(directive, reader) }),
  },
  plainText: ({ title, links }) => [title, ...links.map(({ label }) => label)].filter(Boolean).join('\n'),
  example: {
    en: `:::link-list{#read-next title="Read next"}
- [Hormonal therapy](entry:treatment-hormonal-therapy)
- [Find a cancer center](https://www.cancer.gov/research/infrastructure/cancer-centers/find)
- [Questions to ask (PDF)](https://example.org/questions.pdf)
:::`,
    es: `:::link-list{#read-next title="Siga leyendo"}
- [Terapia hormonal](entry:treatment-hormonal-therapy)
- [Busque un centro oncológico](https://www.cancer.gov/research/infrastructure/cancer-centers/find)
- [Preguntas para su cita (PDF)](https://example.org/preguntas.pdf)
:::`,
  },
});

function readLinks(directive: Directive, reader: DirectiveReader) {
  const links = [];
  for (const child of directive.type === 'containerDirective' ? directive.children : []) {
    if (child.type !== 'list') {
      reader.problem(child, 'a link list holds one list of links and nothing else');
      continue;
    }
    for (const listItem of child.children) {
      const [paragraph, ...more] = listItem.children;
      const [link, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      if (link?.type !== 'link' || rest.length > 0 || more.length > 0) {
        reader.problem(listItem, 'each item of a link list is one link: - [Words](address)');
        continue;
      }
      links.push({ url: link.url, label: textOf(link), linkType: linkTypeOf(link.url) });
    }
  }
  return links;
}
