import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readableTexts } from './readableTexts.ts';

type Step = readonly [step: number, ...details: unknown[]];

const show = (text: string): Step => [
  OPS.showText,
  [...text].map((unicode) => ({ unicode })).flatMap((glyph) => [glyph, -120]),
];
const mode = (value: number): Step => [OPS.setTextRenderingMode, value];

const layer = (id: string): Step => [OPS.beginMarkedContentProps, 'OC', { type: 'OCG', id }];

const readable = (texts: readonly string[], steps: readonly Step[]) =>
  readableTexts(
    texts,
    {
      fnArray: steps.map(([step]) => step),
      argsArray: steps.map(([, ...details]) => (details.length === 0 ? null : details)),
    },
    (shown) => (shown as { id: string }).id === 'shown',
  );

describe('the text of a page', () => {
  it.each<[what: string, texts: string[], steps: Step[], isReadable: boolean[], isPicture: boolean]>([
    ['is seen', ['Maria Santos'], [show('Maria Santos')], [true], false],
    ['is seen in outlines', ['Maria'], [mode(1), show('Maria')], [true], false],
    [
      'is not seen in mode 3',
      ['Signature of patient', 'Maria'],
      [show('Signature of patient'), mode(3), show('Maria')],
      [true, false],
      false,
    ],
    [
      'is seen again after the state is restored',
      ['Maria', 'Signature of patient'],
      [[OPS.save], mode(3), show('Maria'), [OPS.restore], show('Signature of patient')],
      [false, true],
      false,
    ],
    [
      'is not seen in a drawing of its own',
      ['Maria', 'Signature of patient'],
      [
        [OPS.paintFormXObjectBegin],
        mode(3),
        show('Maria'),
        [OPS.paintFormXObjectEnd],
        show('Signature of patient'),
      ],
      [false, true],
      false,
    ],
    [
      'is not seen where only a part is seen',
      ['Maria Santos', 'Signature of patient'],
      [show('Maria'), mode(3), show('Santos'), mode(0), show('Signature of patient')],
      [false, true],
      false,
    ],
    ['is that of a picture', ['Maria Santos'], [mode(3), show('Maria Santos')], [true], true],
    [
      'is that of a picture with a stamp',
      ['Maria Santos signs', 'Page 1'],
      [mode(3), show('Maria Santos signs'), mode(0), show('Page 1')],
      [true, true],
      true,
    ],
    [
      'is not known to be seen if it differs from what is drawn',
      ['Signature of patient', 'Maria'],
      [show('Signature of the patient'), mode(3), show('Maria')],
      [false, false],
      false,
    ],
    [
      'is not seen on a layer that is not shown',
      ['Maria', 'Santos'],
      [
        layer('off'),
        show('Maria'),
        [OPS.endMarkedContent],
        layer('shown'),
        show('Santos'),
        [OPS.endMarkedContent],
      ],
      [false, true],
      false,
    ],
    [
      'is not seen in a part of such a layer',
      ['Maria', 'Santos'],
      [
        layer('off'),
        [OPS.beginMarkedContent, 'P'],
        show('Maria'),
        [OPS.endMarkedContent],
        [OPS.endMarkedContent],
        show('Santos'),
      ],
      [false, true],
      false,
    ],
    ['is none', [], [], [], false],
  ])('%s', (_, texts, steps, isReadable, isPicture) => {
    expect(readable(texts, steps)).toEqual({ isReadable, isPicture });
  });
});
