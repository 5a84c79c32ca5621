import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {EntryPageProps} from '@site/plugins/reference/entry-pages';
import DocItem, {type Props} from '@theme/DocItem';
import Heading from '@theme/Heading';
import {useMemo} from 'react';
import CheckedMark from '../CheckedMark';
import CodeBlock from '../CodeBlock';
import ReferenceText from '../ReferenceText';
import styles from './styles.module.css';

/** Search treats an entry as one section: its headings are the same on every page. */
function Entry({lead, checked, example, sample, sections}: EntryPageProps) {
  return (
    <div className={styles.entry}>
      <div className={styles.lead}>
        <ReferenceText html={lead} />
        <CheckedMark text={checked} />
      </div>
      {sample && (
        <>
          <Heading as="h2" id="example" data-search="off">
            {example}
          </Heading>
          <CodeBlock {...sample} />
        </>
      )}
      {sections.map(({id, title, html}) => (
        <section key={id}>
          <Heading as="h2" id={id} data-search="off">
            {title}
          </Heading>
          <ReferenceText html={html} />
        </section>
      ))}
    </div>
  );
}

/** An entry as Docusaurus expects a page of the documentation. */
function toContent(entry: EntryPageProps): PropDocContent {
  const {name, summary, path, overview, previous, next, editUrl, lastUpdatedAt} = entry;
  const {example, sample, sections} = entry;
  const headings = sample ? [{id: 'example', title: example}, ...sections] : sections;
  const frontMatter = {image: `/img/cards/dev/${overview}.png`, overview};
  const content = {
    frontMatter,
    metadata: {
      frontMatter,
      id: `dev/${overview}/entry`,
      title: name,
      description: summary,
      permalink: path,
      tags: [],
      unlisted: false,
      ...{previous, next, editUrl, lastUpdatedAt},
    },
    toc: headings.map(({id, title}) => ({id, value: title, level: 2})),
    assets: {},
    contentTitle: undefined,
  };
  return Object.assign(() => <Entry {...entry} />, content) as unknown as PropDocContent;
}

/** The page of one entry of the reference, in the layout of the documentation. */
export default function EntryPage({
  entries,
  ...props
}: Omit<Props, 'content'> & {entries: Record<string, EntryPageProps>}) {
  const entry = entries[props.route.path];
  const content = useMemo(() => entry && toContent(entry), [entry]);
  return content && <DocItem {...props} content={content} />;
}
