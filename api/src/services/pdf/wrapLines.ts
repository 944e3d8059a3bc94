/**
 * Wraps a text to a width at spaces. A word that is longer than a line is cut between characters. `measure` returns the
 * width of a text in the same unit.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/ +/).filter(Boolean)) {
    for (const part of fitting(word, width, measure)) {
      const length = measure(part);
      if (line !== '' && used + space + length <= width) {
        line += ` ${part}`;
        used += space + length;
        continue;
      }
      if (line !== '') lines.push(line);
      line = part;
      used = length;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The word in parts that fit. Adds up the widths of its characters, so that a long word takes linear time. */
function fitting(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of word) {
    const length = measure(character);
    if (part !== '' && used + length > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += length;
  }
  return [...parts, part];
}
