/** No languages are loaded in the browser: see plugins/no-prism. */
export default function prismIncludeLanguages(): void {}
