import { Fragment, type ReactNode } from 'react';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { AssetLink, AssetView } from '#app/content/links/LinkedAssets.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import { BLOCKS, childrenOf, INLINES, isText, languageOfMark, MARKS, type Node, type Text } from '#services/content/model/rich-text.ts';
import { EmbeddedEntry } from './EmbeddedEntry.tsx';
import { RichTable } from './RichTable.tsx';

/** Renders a rich-text node and what is in it. A node of a kind that nobody knows shows its content. */
export function RichText({ node }: { node: Node }) {
  return isText(node) ? <Words node={node} /> : element(node, contentOf(node));
}

function contentOf(node: Node): ReactNode[] {
  return childrenOf(node).map((child, index) => <RichText key={index} node={child} />);
}

function element(node: Node, children: ReactNode): ReactNode {
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
      return <p>{children}</p>;
    case BLOCKS.HEADING_1:
    case BLOCKS.HEADING_2:
      return <h2>{children}</h2>;
    case BLOCKS.HEADING_3:
      return <h3>{children}</h3>;
    case BLOCKS.HEADING_4:
      return <h4>{children}</h4>;
    case BLOCKS.HEADING_5:
      return <h5>{children}</h5>;
    case BLOCKS.HEADING_6:
      return <h6>{children}</h6>;
    case BLOCKS.UL_LIST:
      return <ul>{children}</ul>;
    case BLOCKS.OL_LIST:
      return <ol>{children}</ol>;
    case BLOCKS.LIST_ITEM:
      return <li>{soleParagraph(node) ?? children}</li>;
    case BLOCKS.QUOTE:
      return <blockquote>{children}</blockquote>;
    case BLOCKS.HR:
      return <hr />;
    case BLOCKS.TABLE:
      return <RichTable node={node} content={(cell) => soleParagraph(cell) ?? contentOf(cell)} />;
    case INLINES.HYPERLINK:
      return <Anchor href={String(node.data.uri)}>{children}</Anchor>;
    case INLINES.ASSET_HYPERLINK:
      return <AssetLink id={targetOf(node)}>{children}</AssetLink>;
    case INLINES.ENTRY_HYPERLINK:
      return <EntryLink id={targetOf(node)}>{children}</EntryLink>;
    case INLINES.EMBEDDED_ENTRY:
      return <EntryLink id={targetOf(node)} />;
    case BLOCKS.EMBEDDED_ENTRY:
      return <EmbeddedEntry id={targetOf(node)} />;
    case BLOCKS.EMBEDDED_ASSET:
      return <AssetView id={targetOf(node)} />;
    default:
      return children;
  }
}

function targetOf(node: Node): string {
  return String(node.data.target?.sys?.id);
}

/** A list item or cell that holds one paragraph is that paragraph: no block inside a block. */
function soleParagraph(node: Node): ReactNode {
  const children = childrenOf(node);
  const [only] = children;
  if (children.length !== 1 || only?.nodeType !== BLOCKS.PARAGRAPH) return null;
  return contentOf(only);
}

/** The space in 47 %, 38 °C and 370 000, where no line may end. */
const boundSpace = /(\d) (?=%|°|\d{3}(?!\d))/g;

function Words({ node }: { node: Text }) {
  const lines = node.value.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line.replace(boundSpace, '$1\u00a0')}
    </Fragment>
  ));
  return <>{node.marks.reduce<ReactNode>((inside, { type }) => marked(type, inside), lines)}</>;
}

function marked(mark: string, inside: ReactNode): ReactNode {
  switch (mark) {
    case MARKS.BOLD:
      return <strong>{inside}</strong>;
    case MARKS.ITALIC:
      return <em>{inside}</em>;
    case MARKS.UNDERLINE:
      return <u>{inside}</u>;
    case MARKS.CODE:
      return <code>{inside}</code>;
    case MARKS.SUPERSCRIPT:
      return <sup>{inside}</sup>;
    case MARKS.SUBSCRIPT:
      return <sub>{inside}</sub>;
    case MARKS.STRIKETHROUGH:
      return <s>{inside}</s>;
    default:
      return inLanguage(languageOfMark(mark), inside);
  }
}

function inLanguage(locale: Locale | null, inside: ReactNode): ReactNode {
  return locale === null ? inside : <span lang={languageTags[locale]}>{inside}</span>;
}
