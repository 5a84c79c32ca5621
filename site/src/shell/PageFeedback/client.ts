import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {headingFor} from './heading-for';

function onSubmit(event: SubmitEvent): void {
  const {target: form, submitter} = event;
  const isVote = form instanceof HTMLFormElement && form.matches('[data-part="vote"]');
  if (!isVote || !(submitter instanceof HTMLButtonElement) || !crypto.randomUUID) return;
  event.preventDefault();
  void import('./send-vote').then(({sendVote}) => sendVote(form, submitter.value));
}

/** Adds the current section to the link of the issue form when it is clicked. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest('a[data-part="report"]');
  const heading = link && headingFor(getSelection(), location.hash);
  if (!heading || !(link instanceof HTMLAnchorElement)) return;
  const address = new URL(link.href);
  const page = address.searchParams.get('doc-url')?.split('#')[0];
  address.searchParams.set('doc-url', `${page}#${heading}`);
  link.href = address.href;
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('submit', onSubmit);
  addEventListener('click', onClick, {capture: true});
}
