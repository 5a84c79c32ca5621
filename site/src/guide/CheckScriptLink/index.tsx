import useBaseUrl from '@docusaurus/useBaseUrl';
import check from '@scriptcat/content/texts/help/check';

const scripts = {
  page: {file: 'check', label: check.texts.install},
  schedule: {file: 'check-schedule', label: check.texts.installSchedule},
};

/** A full navigation to a .user.js URL, which the extension intercepts. */
export default function CheckScriptLink({script}: {script: keyof typeof scripts}) {
  const {file, label} = scripts[script];
  return (
    <p>
      <a className="button button--primary" href={useBaseUrl(`/samples/guide/${file}.user.js`)}>
        {label}
      </a>
    </p>
  );
}
