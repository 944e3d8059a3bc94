import { describe, expect, it } from 'vitest';
import { isMarkedPacket, packetMark } from './packetMark.ts';

const mark = packetMark('req_a');
const hex = Buffer.from(mark).toString('hex');

describe('the mark of a packet', () => {
  it.each([
    ['in hex', `/ID [<${hex}> <${hex}>]`, true],
    ['in capital hex', `/ID [<${hex.toUpperCase()}> <00>]`, true],
    ['as text', `/ID [(${mark}) (0)]`, true],
    ['that is cut', `/ID [<${hex.slice(0, 80)}`, false],
    ['of another request', `/ID [(${packetMark('req_b')})]`, false],
    ['that is missing', '%PDF-1.7 /ID [<00> <00>]', false],
  ])('is found %s', (_, text, expected) => {
    const content = Buffer.from(`%PDF-1.7\n\0trailer << ${text} >>`, 'latin1');
    expect(isMarkedPacket(content, 'req_a')).toBe(expected);
  });

  it('does not tell the ID of the request', () => {
    expect(mark).not.toContain('req_a');
  });
});
