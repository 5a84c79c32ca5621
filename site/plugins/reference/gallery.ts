import {readdirSync} from 'node:fs';
import words from '@scriptcat/content/reference/gallery';
import {escapeHtml, inLanguage, type LanguageTag} from '@scriptcat/contract';
import {readSample, samplesFolder} from '../samples/read-sample';
import {sampleFacts} from '../samples/sample-facts';

/** What people want every day comes first, what needs a Beta build last. */
const groups = ['page', 'background', 'crontab', 'agent'] as const;

const everyday = ['home', 'page', 'cookbook', 'menu'];

/** Folders with samples for every day come first, the others in the order of their names. */
const rankOf = (file: string) =>
  everyday.indexOf(file.split('/')[0] ?? '') + 1 || everyday.length + 1;

/** Every sample that can be installed, as its header describes it. */
function listSamples(language: LanguageTag) {
  return readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.user.js') && !file.startsWith('node_modules/'))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map((file) => {
      const {kind, grants, ...facts} = sampleFacts(readSample(file, language));
      return {
        file,
        group: file.startsWith('agent/') ? 'agent' : kind,
        name: facts.name[language],
        description: facts.description[language],
        uses: grants,
      };
    });
}

function rowOf(sample: ReturnType<typeof listSamples>[number], language: LanguageTag): string {
  const {file, name, description, uses} = sample;
  const playground = inLanguage('/docs/dev/tools/playground/', language);
  const link = `<a href="${playground}?sample=${encodeURIComponent(file)}">${escapeHtml(name)}</a>`;
  const names = uses.map((one) => `<code>${escapeHtml(one)}</code>`).join(' ');
  return `<li>${link} <span>${escapeHtml(description)} ${names}</span></li>`;
}

/** The samples by kind, each group as a list. */
export function galleryGroups(language: LanguageTag) {
  const samples = listSamples(language);
  return groups.map((id) => {
    const rows = samples.filter(({group}) => group === id).map((one) => rowOf(one, language));
    return {id, title: words[language][id], html: `<ul data-search="off">${rows.join('')}</ul>`};
  });
}
