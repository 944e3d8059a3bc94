import { describe, expect, it } from 'vitest';
import { markedParts, type MarkedPart } from './markedParts.ts';

/** `[Nuñ]ez` for a value whose first letters are marked. */
const shown = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('marks the beginning that was typed', () => {
  it.each([
    ['Núñez', 'nunez', '[Núñez]'],
    ['Núñez', 'NUN', '[Núñ]ez'],
    ['Nu\u0301n\u0303ez', 'nun', '[Nu\u0301n\u0303]ez'],
    ['Maria Alvarez', 'al mar', '[Mar]ia [Al]varez'],
    ['Maria Alvarez', 'lvarez', 'Maria Alvarez'],
    ['Maria Alvarez', 'mariana', 'Maria Alvarez'],
    ['O’Grady', 'ogrady', '[O’Grady]'],
    ["O'Grady", 'ogr', "[O'Gr]ady"],
    ["O'Grady", 'grady', "O'[Grady]"],
    ["O'Grady", "o'grady", "[O'Grady]"],
    ['OʼGrady', 'grady', 'Oʼ[Grady]'],
    ['O Grady', 'ogrady', '[O Grady]'],
    ['OGrady', 'o grady', '[OGrady]'],
    ['Grady', "o'grady", '[Grady]'],
    ['Groß', 'gross', '[Groß]'],
    ['Groß', 'gros', '[Groß]'],
    ['Groß', 'gro', '[Gro]ß'],
    ['Sørensen', 'sore', '[Søre]nsen'],
    ['Smith-Jones', 'jones', 'Smith-[Jones]'],
    ['Smith-Jones', 'smithj', '[Smith-J]ones'],
    ['Smith-Jones', 'smith jones', '[Smith]-[Jones]'],
    ['Jones, Smith', 'smith-jones', '[Jones], [Smith]'],
    ['Smith\u00ADson', 'smiths', '[Smith\u00ADs]on'],
    ['ORD-2026-001', 'ord2026001', '[ORD-2026-001]'],
    ['ORD-2026-001', '2026', 'ORD-[2026]-001'],
    ['12-34', '1234', '12-34'],
    ['casey@firm.example', 'firm', 'casey@[firm].example'],
    ['casey@firm.example', 'casey@firm', '[casey]@[firm].example'],
    ['Ａｌｖａｒｅｚ', 'alv', '[Ａｌｖ]ａｒｅｚ'],
    ['Τάσος', 'τασοσ', '[Τάσος]'],
    ['田中 花子', '花', '田中 [花]子'],
    ['𐐀lpha', 'lpha', '𐐀lpha'],
    ['Maria', '—', 'Maria'],
    ['', 'maria', ''],
  ])('%s by %s', (value, typed, expected) => {
    const parts = markedParts(value, typed);
    expect(shown(parts)).toBe(expected);
    expect(parts.map(({ text }) => text).join('')).toBe(value);
  });
});

describe('a similar spelling', () => {
  it.each([
    ['Maria Alvarez', 'alvares', 'Maria [Alvarez]'],
    ['Maria Alvarez', 'avlarez', 'Maria [Alvarez]'],
    ['Maria Alvarez', 'alvrez', 'Maria [Alvarez]'],
    ['Maria Alvarez', 'alvvarez mar', '[Mar]ia [Alvarez]'],
    ['Smith-Jonas', 'jones', 'Smith-[Jonas]'],
    ['Smith-Jonas', 'smithjones', '[Smith-Jonas]'],
    ['Maria Alvarez', 'olvares', 'Maria Alvarez'],
    ['Lee', 'lea', 'Lee'],
  ])('marks the whole word: %s by %s', (value, typed, expected) => {
    expect(shown(markedParts(value, typed, { similar: true }))).toBe(expected);
  });

  it('is not marked where the search found the exact word', () => {
    expect(shown(markedParts('Maria Alvarez', 'alvares'))).toBe('Maria Alvarez');
  });
});
