import * as v from 'valibot';

/** The languages of the site; the first is the default and has no path prefix. */
export const Languages = v.pipe(
  v.array(
    v.strictObject({
      /** As in `site/i18n`, in the `lang` attribute and, except for the first language, in URLs. */
      tag: v.string(),
      /** The language's name in the language itself. */
      label: v.string(),
      direction: v.picklist(['ltr', 'rtl']),
      /** The language that missing texts come from. Without it, all texts are required. */
      fallback: v.optional(v.string()),
    }),
  ),
  v.minLength(1),
);

export type Language = v.InferOutput<typeof Languages>[number];
