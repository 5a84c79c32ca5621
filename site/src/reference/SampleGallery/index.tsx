import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {type GallerySample, kinds, useGallery} from './useGallery';

const kindNames: Record<string, string> = {
  page: translate({id: 'sampleGallery.page', message: '网页脚本', description: 'Kind of script'}),
  background: translate({
    id: 'sampleGallery.background',
    message: '后台脚本',
    description: 'Kind of script',
  }),
  crontab: translate({
    id: 'sampleGallery.crontab',
    message: '定时脚本',
    description: 'Kind of script',
  }),
};

/** Every sample as a card, with a filter where scripts can run. */
export default function SampleGallery({samples}: {samples: GallerySample[]}): ReactNode {
  const {query, setQuery, kind, setKind, shown} = useGallery(samples);
  const id = useId();
  const base = useBaseUrl('/');
  return (
    <div data-wide="">
      <div className={styles.filter} data-markdown="skip">
        <label htmlFor={id}>
          <Translate id="sampleGallery.filter" description="Label of the filter of the gallery">
            筛选（名字、API、权限）
          </Translate>
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <select
          aria-label={translate({
            id: 'sampleGallery.kind',
            message: '脚本类型',
            description: 'Label of the choice of kinds in the gallery',
          })}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          <option value="">
            {translate({
              id: 'sampleGallery.all',
              message: '全部类型',
              description: 'First choice of kinds in the gallery',
            })}
          </option>
          {kinds.map((value) => (
            <option key={value} value={value}>
              {kindNames[value]}
            </option>
          ))}
        </select>
        <output htmlFor={id}>{shown.length}</output>
      </div>
      <ul className={styles.cards}>
        {shown.map((sample) => (
          <li key={sample.file} className={styles.card}>
            <strong>{sample.name}</strong> <span>{sample.description}</span>{' '}
            <small>
              {kindNames[sample.kind]}
              {sample.uses.length > 0 && ` · ${sample.uses.join(' ')}`}
            </small>{' '}
            <span className={styles.links} data-search="off">
              <a href={`${base}samples/${sample.file}`}>
                <Translate id="sample.install" description="Link: install the example in ScriptCat">
                  安装
                </Translate>
              </a>{' '}
              {sample.demo && (
                <a href={`${base}demo/${sample.demo}/`}>
                  <Translate id="sample.demo" description="Link: open the demo page of an example">
                    演示页
                  </Translate>
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
