import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import latest from '@scriptcat/content/releases/latest';
import problems from '@scriptcat/content/texts/help/known-problems';
import texts from '@scriptcat/content/texts/help/version-check';
import language from '@scriptcat/content/texts/language';
import {formatVersion, parseVersion} from '@scriptcat/content/version';
import {fill, fillCount} from '@scriptcat/contract';
import {useQueryValue} from '@site/src/shell/hooks/useQueryValue';
import VersionForm from '@site/src/shell/VersionForm';
import {affects, isBefore} from './affects';
import Problem from './Problem';
import styles from './styles.module.css';

/** Known problems, all of them or those of the version and browser in the address. */
export default function VersionCheck() {
  const {pathname} = useLocation();
  const input = useQueryValue('version').trim();
  const browser = useQueryValue('browser');
  const version = parseVersion(input);
  const found = version
    ? problems.rows.filter((row) => affects(row, version, browser))
    : problems.rows;
  const isOld = version !== undefined && isBefore(version, latest.stable.version);
  return (
    <section className={styles.check} data-app-query="version">
      <VersionForm
        version={{name: 'version', label: texts.version, value: input, example: '1.5.1'}}
        choice={{
          name: 'browser',
          label: texts.browser,
          value: browser,
          options: {'': texts.anyBrowser, ...texts.browsers},
        }}
        submit={texts.check}
        hint={texts.hint}
      />
      {input && (
        <div role="status" className={styles.answer}>
          {!version && <p>{fill(texts.unreadable, {input: input.slice(0, 60)})}</p>}
          {version && (
            <p>
              {found.length === 0
                ? fill(texts.none, {version: formatVersion(version)})
                : fillCount(texts.some, found.length, language, {version: formatVersion(version)})}
            </p>
          )}
          {isOld && (
            <p>
              {fill(texts.old, {version: formatVersion(version), latest: latest.stable.version})}
            </p>
          )}
          <p>
            <Link to={pathname}>{texts.showAll}</Link>
          </p>
        </div>
      )}
      <ul className={styles.list}>
        {found.map((row) => (
          <Problem key={row.id} problem={row} />
        ))}
      </ul>
    </section>
  );
}
