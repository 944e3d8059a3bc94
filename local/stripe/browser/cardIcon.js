const SVG = 'http://www.w3.org/2000/svg';

/** The logo of each brand on a 28 × 20 card. */
const MARKS = {
  visa: [card('#1a1f71'), text('VISA', '#fff', 8.5)],
  mastercard: [card('#252525'), circle(11, '#eb001b'), circle(17, '#f79e1b', 0.85)],
  amex: [card('#1f72cd'), text('AMEX', '#fff', 7.5)],
  discover: [card('#fff', '#d0d5dd'), text('DISC', '#1f2937', 7), circle(23, '#f47216', 1, 3)],
  diners: [card('#0069aa'), text('DC', '#fff', 9)],
  jcb: [card('#0b7a3e'), text('JCB', '#fff', 8.5)],
  unionpay: [card('#00447c'), text('UP', '#fff', 9)],
};

/** A plain card in the current text color, for an unknown brand. */
const PLAIN = [
  [
    'rect',
    {
      x: 0.75,
      y: 0.75,
      width: 26.5,
      height: 18.5,
      rx: 2.5,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.5,
    },
  ],
  ['rect', { x: 0.75, y: 4.5, width: 26.5, height: 4, fill: 'currentColor' }],
  ['rect', { x: 4, y: 12.5, width: 8, height: 2, rx: 1, fill: 'currentColor' }],
];

function card(fill, stroke = 'none') {
  return ['rect', { x: 0.5, y: 0.5, width: 27, height: 19, rx: 2.5, fill, stroke }];
}

function circle(x, fill, opacity = 1, radius = 5) {
  return ['circle', { cx: x, cy: radius === 5 ? 10 : 14, r: radius, fill, opacity }];
}

function text(content, fill, size) {
  const position = { x: 14, y: 10, 'text-anchor': 'middle', 'dominant-baseline': 'central' };
  return [
    'text',
    { ...position, 'font-family': 'Arial, sans-serif', 'font-weight': 700, 'font-size': size, fill },
    content,
  ];
}

/** An icon that `show(brand, hasError)` changes. It is decorative, so it is hidden from assistive technology. */
export function createCardIcon() {
  const icon = element('svg', {
    class: 'icon',
    viewBox: '0 0 28 20',
    'aria-hidden': 'true',
    focusable: 'false',
  });
  const show = (brand, hasError) => {
    const mark = hasError ? PLAIN : (MARKS[brand] ?? PLAIN);
    icon.replaceChildren(...mark.map(([name, attributes, content]) => element(name, attributes, content)));
  };
  show('unknown', false);
  return { icon, show };
}

function element(name, attributes, content) {
  const node = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, String(value));
  if (content) node.textContent = content;
  return node;
}
