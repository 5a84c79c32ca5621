/** The lines of a metadata block by key, in file order. */
export type Header = Readonly<Record<string, readonly string[]>>;

const block = /\/\/ ==(UserScript|UserSubscribe|SkillScript)==\n([\s\S]*?)\/\/ ==\/\1==/;

/** Reads the metadata block of a sample; keys are lower-cased, as ScriptCat does. */
export function readHeader(source: string): Header {
  const [, , lines] = block.exec(source) ?? [];
  if (lines === undefined) throw new Error('the sample has no metadata block');
  const header: Record<string, string[]> = {};
  for (const line of lines.trim().split('\n')) {
    const [, key, value = ''] = /^\/\/ @(\S+)\s*(.*)$/.exec(line) ?? [];
    if (!key) throw new Error(`not a metadata line: ${line}`);
    const name = key.toLowerCase();
    header[name] = [...(header[name] ?? []), value.trim()];
  }
  return header;
}
