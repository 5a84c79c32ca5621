import * as v from 'valibot';

/** The languages of the site; the first is the default and has no path prefix. */
export const Languages = v.pipe(
  v.array(
    v.strictObject({
      /** As in `site/i18n`, in the `lang` attribute and, but for the first language, in addresses. */
      tag: v.string(),
      /** What its speakers call it. */
      label: v.string(),
      direction: v.picklist(['ltr', 'rtl']),
      /** Where missing texts come from. A language without it has to be complete. */
      fallback: v.optional(v.string()),
    }),
  ),
  v.minLength(1),
);

export type Language = v.InferOutput<typeof Languages>[number];
