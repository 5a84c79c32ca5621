import {readdirSync} from 'node:fs';
import pictures from '@scriptcat/content/pictures/gallery';
import words from '@scriptcat/content/reference/gallery';
import {escapeHtml, inLanguage, type LanguageTag} from '@scriptcat/contract';
import {readSample, samplesFolder} from '../samples/read-sample';
import {sampleFacts} from '../samples/sample-facts';

/** What people want every day comes first, what needs a Beta build last. */
const groups = ['page', 'background', 'crontab', 'agent'] as const;

const everyday = ['home', 'page', 'cookbook', 'menu'];

/** Samples with a picture come first, then those for every day, the others by name. */
const order: readonly string[] = [...Object.keys(pictures.en), ...everyday];
const placeOf = (part: string) => order.indexOf(part) + 1 || order.length + 1;
const rankOf = (file: string) => Math.min(placeOf(file), placeOf(file.split('/')[0] ?? ''));

/** The file with a sample's picture; its words follow the language, as those of demo pages do. */
export const pictureFile = (sample: string, language: LanguageTag) =>
  `img/gallery/${sample.replace('/', '-').replace('.user.js', '')}-${language.split('-')[0]}.avif`;

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

/** What a sample does to its demo page, if there’s a picture of it. */
export function figureOf(file: string, language: LanguageTag): string {
  const alt = (pictures[language] as Readonly<Record<string, string>>)[file];
  if (!alt) return '';
  const source = inLanguage(`/${pictureFile(file, language)}`, language);
  const picture = `<img src="${source}" width="642" height="240" loading="lazy" alt="${escapeHtml(alt)}">`;
  const {before, after} = words[language];
  return `<figure data-markdown="skip" data-search="off">${picture}<figcaption><span>${before}</span> <span>${after}</span></figcaption></figure>`;
}

function rowOf(sample: ReturnType<typeof listSamples>[number], language: LanguageTag): string {
  const {file, name, description, uses} = sample;
  const playground = inLanguage('/docs/dev/tools/playground/', language);
  const link = `<a href="${playground}?sample=${encodeURIComponent(file)}">${escapeHtml(name)}</a>`;
  const names = uses.map((one) => `<code>${escapeHtml(one)}</code>`).join(' ');
  return `<li>${figureOf(file, language)}${link} <span>${escapeHtml(description)} ${names}</span></li>`;
}

/** The samples by kind, each group as a list. */
export function galleryGroups(language: LanguageTag) {
  const samples = listSamples(language);
  return groups.map((id) => {
    const rows = samples.filter(({group}) => group === id).map((one) => rowOf(one, language));
    return {id, title: words[language][id], html: `<ul data-search="off">${rows.join('')}</ul>`};
  });
}
