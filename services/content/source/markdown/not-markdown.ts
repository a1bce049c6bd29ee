import type { Node } from '#services/content/model/rich-text.ts';

/** A document that Markdown has no words for, such as a table cell that spans two columns. */
export class NotMarkdown extends Error {
  override name = 'NotMarkdown';
  readonly node: Node;

  constructor(node: Node, message: string) {
    super(message);
    this.node = node;
  }
}
