/** One match in the text of a page: where it begins, its length, and whether it is the current one. */
export interface Match {
  readonly begin: number;
  readonly length: number;
  readonly isCurrent: boolean;
}

/** The part of a page's text layer that a match covers; null if the text is shorter. */
export function rangeOf(layer: Element, { begin, length }: Pick<Match, 'begin' | 'length'>): Range | null {
  const texts = layer.ownerDocument.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const end = begin + length;
  const range = layer.ownerDocument.createRange();
  let position = 0;
  let hasStart = false;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const next = position + (text.nodeValue?.length ?? 0);
    if (!hasStart && begin < next) {
      range.setStart(text, begin - position);
      hasStart = true;
    }
    if (hasStart && end <= next) {
      range.setEnd(text, end - position);
      return range;
    }
    position = next;
  }
  return null;
}
