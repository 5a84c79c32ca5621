import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageTags} from '@scriptcat/contract';
import {inlineScript} from '../inline-script';

const script = (file: string, constants?: Record<string, string>) => ({
  tagName: 'script',
  innerHTML: inlineScript(file, constants),
});

/** Inline scripts that run before the first paint or without React. */
export default function boot({siteConfig}: LoadContext): Plugin {
  const {id} = siteConfig.themeConfig.announcementBar as {id: string};
  return {
    name: 'site-boot',
    // The home page alone needs this one.
    async contentLoaded({actions}) {
      const demo = inlineScript('home/LiveDemo/early.ts');
      await actions.createData('demo.json', JSON.stringify(demo));
    },
    // The dev server has one language and no built files, so these scripts have nothing to do.
    injectHtmlTags: () => ({
      headTags: [
        ...(process.env.NODE_ENV === 'production'
          ? [
              script('shell/early/first-visit.ts', {
                OTHER_LANGUAGES: languageTags.slice(1).join('|'),
              }),
            ]
          : []),
        script('shell/early/browser.ts'),
        script('guide/PermissionGuide/early.ts'),
        script('tools/early.ts'),
      ],
      preBodyTags: [
        script('shell/ColorModeToggle/early.ts'),
        script('shell/AnnouncementBar/early.ts', {ANNOUNCEMENT: id}),
      ],
      postBodyTags: [
        script('shell/open-fold/early.ts'),
        script('shell/CopyButton/early.ts'),
        script('guide/Doctor/early.ts'),
      ],
    }),
  };
}
