import { describe, expect, it } from 'vitest';
import {
  confirmAddressTopic,
  profileTopic,
  settingsTopics,
} from '../../src/app/help/topics/accountTopics.ts';
import { managementTopics } from '../../src/app/help/topics/managementTopics.ts';
import { requestTopics } from '../../src/app/help/topics/requestTopics.ts';
import * as workTopics from '../../src/app/help/topics/workTopics.ts';
import { guideFiles, guidePaths } from './guidePages.ts';

const files = guideFiles();
const pageAt = (path: string) => String(files.get(`${path.slice(1)}.html`));
const topics = [
  ...Object.values(workTopics),
  ...Object.values(requestTopics),
  ...Object.values(managementTopics),
  ...Object.values(settingsTopics),
  profileTopic,
  confirmAddressTopic,
];

it('has the section of each screen’s help', () => {
  const missing = topics.filter(({ guide }) => {
    const [name, section] = guide.split('#');
    return !pageAt(`/guide/${name}`).includes(`<h2 id="${section}">`);
  });
  expect(missing.map(({ guide }) => guide)).toEqual([]);
});

describe.each(guidePaths)('%s', (path) => {
  const page = pageAt(path);

  it('shows pictures in both themes, with their size', () => {
    const pictures = [...page.matchAll(/<img src="([^"]+)" alt="[^"]+" width="\d+" height="\d+"/g)];
    expect(pictures.length).toBe([...page.matchAll(/<img/g)].length);
    for (const [, source] of pictures) expect(files.has(`guide/${source}`)).toBe(true);
  });

  it('loads nothing inline and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<style|\sstyle=|<script>|\son\w+=|https?:/);
  });

  it('numbers its steps, and marks the current guide', () => {
    expect(page).toMatch(/<ol>\n<li>.*<strong>/);
    expect(page).toContain(`<a href="${path}" aria-current="page">`);
  });
});
