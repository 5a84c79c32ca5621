import file from '@generated/checker/default/file.json';
import texts from '@scriptcat/content/texts/tools/command-line';
import {fill} from '@scriptcat/contract';

/** The download link of the command-line checker, with its size and hash. */
export default function CheckerFile() {
  return (
    <p>
      <a href={`/${file.name}`} download>
        {fill(texts.download, file)}
      </a>
      <br />
      SHA-256: <code>{file.sha256}</code>
    </p>
  );
}
