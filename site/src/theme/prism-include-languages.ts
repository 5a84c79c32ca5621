/** No languages are loaded in the browser: see plugins/lean-bundle. */
export default function prismIncludeLanguages(): void {}
