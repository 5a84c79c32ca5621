import texts from '@scriptcat/content/texts/tools/frame';
import {useCopy} from '@site/src/shell/CopyButton/useCopy';
import {maxAddressLength} from '@site/src/shell/hooks/useAddressState';
import Button from './Button';
import parts from './parts.module.css';

/** Copies an address that opens the same case; a long script does not fit into one. */
export default function ShareLink({state}: {state: Readonly<Record<string, string>>}) {
  const address = addressOf(state);
  const {isCopied, copy} = useCopy(address ?? '');
  if (address === undefined) {
    return <span className={parts.hint}>{texts.tooLong}</span>;
  }
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{isCopied ? texts.copied : texts.share}</span>
    </Button>
  );
}

/** Nothing when the state is too long; spelling out a long script would only take time. */
function addressOf(state: Readonly<Record<string, string>>): string | undefined {
  const length = Object.values(state).reduce((sum, value) => sum + value.length, 0);
  if (length > maxAddressLength) return undefined;
  const url = new URL(window.location.href);
  url.hash = '';
  url.search = new URLSearchParams(state).toString();
  return url.href.length > maxAddressLength ? undefined : url.href;
}
