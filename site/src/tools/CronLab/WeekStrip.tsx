import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/tools/cron';
import {dateLocale, fill, fillCount} from '@scriptcat/contract';
import type {CronDay} from '@scriptcat/userscript';
import styles from './styles.module.css';

interface Props {
  week: readonly CronDay[];
  now: number;
  offset: number;
}

const hourMs = 60 * 60 * 1000;

/** Seven days, hour by hour: where the schedule runs. */
export default function WeekStrip({week, now, offset}: Props) {
  const parts = {timeZone: 'UTC', weekday: 'short', day: 'numeric'} as const;
  const format = new Intl.DateTimeFormat(dateLocale(language), parts);
  return (
    <figure className={styles.week}>
      <figcaption className={styles.heading}>{texts.week}</figcaption>
      <ul className={styles.days}>
        {week.map(({start, hours}) => {
          const name = format.format(start + offset * 60_000);
          const runs = hours.reduce((sum, each) => sum + each, 0);
          const label =
            runs === 0
              ? fill(texts.noRunsOn, {day: name})
              : fillCount(texts.runsOn, runs, language, {day: name});
          return (
            <li key={start} aria-label={label}>
              <span className={styles.day} aria-hidden="true">
                {name}
              </span>
              <span className={styles.hours} aria-hidden="true">
                {hours.map((count, hour) => (
                  <span
                    // The hours of a day never move.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={hour}
                    data-runs={count === 0 ? undefined : count === 1 ? 'one' : 'many'}
                    data-past={start + (hour + 1) * hourMs <= now || undefined}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </p>
    </figure>
  );
}
