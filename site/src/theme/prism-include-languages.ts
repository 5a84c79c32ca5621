/** Loads no languages: code is highlighted at build time. The stock module brings 9 KB of them. */
export default function prismIncludeLanguages(): void {}
