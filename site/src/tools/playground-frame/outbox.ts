import {type FromFrame, type LogLine, maxLines, maxTextLength} from './protocol';

/** Sends messages to the page; lines of the log go in batches, so that a flood cannot stop it. */
export function createOutbox(post: (message: FromFrame) => void) {
  let lines: LogLine[] = [];
  let skipped = 0;
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    if (lines.length === 0) return;
    post({type: 'log', lines, skipped});
    lines = [];
    skipped = 0;
  }

  return {
    send(message: FromFrame): void {
      // The log tells what came before.
      flush();
      post(message);
    },
    log(line: LogLine): void {
      if (lines.length === maxLines) {
        lines.shift();
        skipped += 1;
      }
      lines.push({...line, text: line.text.slice(0, maxTextLength)});
      if (!isScheduled) setTimeout(flush, 20);
      isScheduled = true;
    },
  };
}
