import type {Localized} from '@scriptcat/contract';

export type DoctorAnswer = {readonly label: Localized; readonly next: string};

export type DoctorQuestion = {
  readonly kind: 'question';
  readonly title: Localized;
  readonly hint?: Localized;
  readonly answers: readonly DoctorAnswer[];
};

export type DoctorEnd = {
  readonly kind: 'end';
  readonly title: Localized;
  readonly steps: readonly Localized[];
  readonly why: Localized;
  readonly links: readonly {readonly to: string; readonly label: Localized}[];
};

export type DoctorNode = DoctorQuestion | DoctorEnd;

export type DoctorTree = {
  readonly start: string;
  readonly nodes: Readonly<Record<string, DoctorNode>>;
};

const readMore = {
  permission: {'zh-Hans': '按浏览器逐步开启', en: 'Step by step for your browser'},
  settings: {'zh-Hans': '脚本设置和站点控制', en: 'Script settings and per-site control'},
  background: {'zh-Hans': '后台脚本与定时脚本', en: 'Background and scheduled scripts'},
  trash: {'zh-Hans': '回收站怎么用', en: 'How the Trash works'},
} as const satisfies Record<string, Localized>;

/**
 * "My script does not run", as a tree. Every node has one parent, so the way to it is known
 * without remembering what the visitor clicked, and its address can be shared.
 *
 * Texts may mark labels with **two asterisks** and code with `backticks`; {name} stands for a word of
 * the reader's browser (BrowserWord/words.ts).
 */
export const doctor: DoctorTree = {
  start: 'start',
  nodes: {
    start: {
      kind: 'question',
      title: {
        'zh-Hans': '打开出问题的网页，点工具栏上的脚本猫图标，你看到什么？',
        en: 'Open the page in question and click the ScriptCat icon in the toolbar. What do you see?',
      },
      hint: {
        'zh-Hans': '找不到图标？点工具栏上的拼图按钮，把脚本猫固定出来。',
        en: 'No icon? Click the puzzle piece in the toolbar and pin ScriptCat.',
      },
      answers: [
        {
          label: {
            'zh-Hans': '图标上有感叹号，或弹窗里有一条黄色警告',
            en: 'An exclamation mark on the icon, or a yellow warning in the popup',
          },
          next: 'warning',
        },
        {
          label: {
            'zh-Hans': '图标是灰色的，弹窗里没有警告',
            en: 'A grey icon, and no warning in the popup',
          },
          next: 'global-switch',
        },
        {
          label: {
            'zh-Hans': '弹窗提示「当前页面在黑名单中，无法使用脚本」',
            en: '“The current page is blacklisted, cannot use script”',
          },
          next: 'blacklist',
        },
        {
          label: {
            'zh-Hans': '图标和弹窗都正常',
            en: 'Icon and popup both look normal',
          },
          next: 'kind',
        },
      ],
    },

    warning: {
      kind: 'question',
      title: {'zh-Hans': '警告里提到的是什么？', en: 'What does the warning mention?'},
      answers: [
        {
          label: {
            'zh-Hans': '未启用「允许运行用户脚本」',
            en: '“Allow User Scripts” is not enabled',
          },
          next: 'allow-user-scripts',
        },
        {
          label: {'zh-Hans': '未启用「开发者模式」', en: '“Developer mode” is not enabled'},
          next: 'which-browser',
        },
        {
          label: {'zh-Hans': '浏览器版本过低', en: 'The browser is too outdated'},
          next: 'browser-too-old',
        },
        {
          label: {
            'zh-Hans': '我已经按提示打开了，警告还在',
            en: 'I switched it on already, and the warning is still there',
          },
          next: 'reload-extension',
        },
      ],
    },

    'allow-user-scripts': {
      kind: 'end',
      title: {
        'zh-Hans': '打开「允许运行用户脚本」',
        en: 'Switch on “Allow User Scripts”',
      },
      steps: [
        {
          'zh-Hans': '在地址栏打开 {extensionsPage}，找到脚本猫，点 {details}。',
          en: 'Open {extensionsPage} in the address bar, find ScriptCat and click {details}.',
        },
        {
          'zh-Hans':
            '打开 {allowUserScripts}。安卓版 Edge：在扩展列表里点脚本猫右边的 ⋯，开关就在那里。',
          en: 'Switch on {allowUserScripts}. In Edge for Android, tap ⋯ beside ScriptCat in the list of extensions; the switch is there.',
        },
        {'zh-Hans': '刷新出问题的网页。', en: 'Refresh the page in question.'},
      ],
      why: {
        'zh-Hans':
          '从 Chrome 138 和桌面版 Edge 144 起，每个扩展都要由你单独开启，才能运行用户脚本；这个开关默认是关的。',
        en: 'From Chrome 138 and desktop Edge 144 on, the browser wants your consent for each extension that runs userscripts, and the switch is off by default.',
      },
      links: [{to: '/docs/use/open-dev/#allow-user-scripts', label: readMore.permission}],
    },

    'which-browser': {
      kind: 'question',
      title: {'zh-Hans': '你用的是哪种浏览器？', en: 'Which browser is it?'},
      answers: [
        {
          label: {
            'zh-Hans': 'Chrome、Edge 或其他 Chromium 浏览器',
            en: 'Chrome, Edge or another Chromium browser',
          },
          next: 'developer-mode',
        },
        {label: {'zh-Hans': 'Firefox', en: 'Firefox'}, next: 'firefox-permission'},
      ],
    },

    'developer-mode': {
      kind: 'end',
      title: {'zh-Hans': '打开开发者模式', en: 'Switch on Developer mode'},
      steps: [
        {
          'zh-Hans': '在地址栏打开 {extensionsPage}。',
          en: 'Open {extensionsPage} in the address bar.',
        },
        {
          'zh-Hans': '打开 {developerMode}。安卓版 Edge：点扩展列表顶部的齿轮，开关就在那里。',
          en: 'Switch on {developerMode}. In Edge for Android, tap the gear at the top of the list of extensions; the switch is there.',
        },
        {'zh-Hans': '刷新出问题的网页。', en: 'Refresh the page in question.'},
      ],
      why: {
        'zh-Hans':
          'Chrome 120–137 和桌面版 Edge 120–143 用开发者模式来管「能不能运行用户脚本」。以后浏览器升级，会改成扩展详情页里的单独开关。',
        en: 'Chrome 120–137 and desktop Edge 120–143 guard userscripts with Developer mode. Later versions move the guard to a switch on the extension’s details page.',
      },
      links: [{to: '/docs/use/open-dev/#enable-developer-mode', label: readMore.permission}],
    },

    'firefox-permission': {
      kind: 'end',
      title: {'zh-Hans': '在 Firefox 里授予权限', en: 'Grant the permission in Firefox'},
      steps: [
        {
          'zh-Hans': '在弹窗的警告里点**请求权限**。',
          en: 'Click **Request Permission** in the popup’s warning.',
        },
        {
          'zh-Hans': '在 Firefox 弹出的确认框里同意。不用重启浏览器。',
          en: 'Agree in the prompt Firefox shows. No restart is needed.',
        },
        {'zh-Hans': '刷新出问题的网页。', en: 'Refresh the page in question.'},
      ],
      why: {
        'zh-Hans':
          'Firefox 上没有这个「开发者模式」，警告的文字会让人误会：真正缺的是一项可选权限，需要你当面同意一次。',
        en: 'The warning speaks of Developer mode, but Firefox has no such switch here. What is missing is an optional permission you grant once.',
      },
      links: [{to: '/docs/use/open-dev/#firefox-154', label: readMore.permission}],
    },

    'browser-too-old': {
      kind: 'end',
      title: {'zh-Hans': '升级浏览器，或改装 0.16.x', en: 'Update the browser, or install 0.16.x'},
      steps: [
        {
          'zh-Hans': '把浏览器升级到内核 120 或更高版本，再按弹窗提示继续。',
          en: 'Update to a browser with engine 120 or later, then follow what the popup says.',
        },
        {
          'zh-Hans': '系统装不上新浏览器（例如 Windows 7、8、8.1）时，从发布页手动安装 0.16.x。',
          en: 'If the system cannot take a newer browser (Windows 7, 8 or 8.1, for example), install 0.16.x by hand from the releases page.',
        },
      ],
      why: {
        'zh-Hans':
          '脚本猫 1.x 依赖 Chromium 120 才有的用户脚本接口；0.16.x 是不需要它的最后一个系列。',
        en: 'ScriptCat 1.x needs the userscript interface that Chromium has had since 120. The 0.16.x line is the last one that does without.',
      },
      links: [
        {
          to: 'https://github.com/scriptscat/scriptcat/releases',
          label: {'zh-Hans': '发布页', en: 'Releases'},
        },
        {
          to: '/docs/use/other-ways/#manual-install',
          label: {'zh-Hans': '手动安装的步骤', en: 'Installing by hand'},
        },
      ],
    },

    'reload-extension': {
      kind: 'end',
      title: {'zh-Hans': '让脚本猫重新加载一次', en: 'Reload ScriptCat once'},
      steps: [
        {
          'zh-Hans': '弹窗里有**请求权限**按钮就先点它，没有就点**点击重新加载**。',
          en: 'If the popup has a **Request Permission** button, click it; otherwise click **Click to Reload**.',
        },
        {
          'zh-Hans': '不行的话，在扩展管理页把脚本猫关掉再打开，或者重启浏览器。',
          en: 'If that does not help, disable and enable ScriptCat on the extensions page, or restart the browser.',
        },
        {'zh-Hans': '刷新已经打开的网页。', en: 'Refresh the pages that are already open.'},
      ],
      why: {
        'zh-Hans': '1.2.4 起脚本猫发现权限可用会自己重载；偶尔没赶上时，手动重载一次就好。',
        en: 'Since 1.2.4 ScriptCat reloads itself when the permission appears. When it misses the moment, one manual reload is enough.',
      },
      links: [
        {
          to: '/docs/use/QA/#warning-stays',
          label: {'zh-Hans': '开了权限，警告还在', en: 'The warning stays'},
        },
      ],
    },

    'global-switch': {
      kind: 'end',
      title: {'zh-Hans': '打开弹窗顶部的总开关', en: 'Switch scripts on at the top of the popup'},
      steps: [
        {'zh-Hans': '打开弹窗顶部的开关。', en: 'Turn on the switch in the popup’s header.'},
        {
          'zh-Hans': '在无痕窗口里要再开一次：那里有自己的开关，而且普通窗口的开关也得开着。',
          en: 'In an incognito window do it there as well: it has a switch of its own, and the normal one must be on too.',
        },
        {'zh-Hans': '刷新网页。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans': '总开关关掉后图标变灰，所有网页脚本都不运行；后台脚本和定时脚本不受它影响。',
        en: 'With this switch off the icon turns grey and no page script runs. Background and scheduled scripts are not affected.',
      },
      links: [{to: '/docs/use/popup/#popup-header', label: readMore.settings}],
    },

    blacklist: {
      kind: 'end',
      title: {'zh-Hans': '把网站移出黑名单', en: 'Take the site off the blacklist'},
      steps: [
        {
          'zh-Hans': '点弹窗里的齿轮，进入**设置** → **安全** → **黑名单页面**。',
          en: 'Click the gear in the popup and go to **Settings** → **Security** → **Blacklist Page**.',
        },
        {
          'zh-Hans': '删掉匹配这个网站的那一行，点一下输入框外面就会保存。',
          en: 'Delete the line that matches this site; it is saved when you click outside the box.',
        },
        {'zh-Hans': '刷新网页。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans': '黑名单里的页面不运行任何网页脚本，脚本也不能向这些网站发请求。',
        en: 'No page script runs on a blacklisted page, and scripts cannot send requests to those hosts either.',
      },
      links: [{to: '/docs/use/updates/#blacklist', label: readMore.settings}],
    },

    kind: {
      kind: 'question',
      title: {'zh-Hans': '是哪种脚本？', en: 'What kind of script is it?'},
      hint: {
        'zh-Hans': '不确定的话，大多数脚本都是网页脚本：它改变你正在看的网页。',
        en: 'Not sure? Most scripts are page scripts: they change the page you look at.',
      },
      answers: [
        {label: {'zh-Hans': '网页脚本', en: 'A page script'}, next: 'popup-row'},
        {
          label: {'zh-Hans': '后台脚本或定时脚本', en: 'A background or scheduled script'},
          next: 'background',
        },
      ],
    },

    'popup-row': {
      kind: 'question',
      title: {
        'zh-Hans': '在弹窗的「当前页运行脚本」里能找到它吗？',
        en: 'Is it under “Current Page Running Scripts” in the popup?',
      },
      hint: {
        'zh-Hans':
          '名称是灰色的，说明没有运行；颜色正常，说明运行过。鼠标停在名称上会写出运行了几次。脚本多的时候点「+N 个脚本」展开。',
        en: 'A grey name has not run in this tab, a name in the normal text colour has. Hover over it to read how often. With many scripts, click “+N scripts” to see them all.',
      },
      answers: [
        {label: {'zh-Hans': '找不到', en: 'It is not there'}, next: 'which-page'},
        {
          label: {'zh-Hans': '有，但开关是关的', en: 'Yes, but its switch is off'},
          next: 'script-switch',
        },
        {
          label: {'zh-Hans': '有，开关开着，名称是灰色的', en: 'Yes, switched on, name grey'},
          next: 'did-not-run',
        },
        {
          label: {
            'zh-Hans': '有，名称颜色正常，但没有效果或效果不对',
            en: 'Yes, name in the normal colour, but no effect or the wrong one',
          },
          next: 'did-run',
        },
      ],
    },

    'script-switch': {
      kind: 'end',
      title: {'zh-Hans': '打开这个脚本的开关', en: 'Switch the script on'},
      steps: [
        {
          'zh-Hans': '在弹窗里打开脚本那一行的开关。',
          en: 'Turn on the switch in the script’s row.',
        },
        {'zh-Hans': '刷新网页。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans': '关掉的脚本仍然列在匹配的页面上，方便你随手打开，但它不会运行。',
        en: 'A disabled script stays listed on the pages it matches, so that you can switch it on, but it does not run.',
      },
      links: [{to: '/docs/use/popup/#popup-row', label: readMore.settings}],
    },

    'which-page': {
      kind: 'question',
      title: {'zh-Hans': '这是个什么页面？', en: 'What kind of page is it?'},
      answers: [
        {
          label: {
            'zh-Hans': '浏览器自己的页面、扩展商店、PDF，或其他扩展的页面',
            en: 'A page of the browser, an extension store, a PDF or another extension’s page',
          },
          next: 'forbidden-page',
        },
        {
          label: {
            'zh-Hans': '电脑上的文件（地址以 file:/// 开头）',
            en: 'A file on my computer (file:///…)',
          },
          next: 'local-file',
        },
        {label: {'zh-Hans': '普通网站', en: 'An ordinary website'}, next: 'installed-list'},
      ],
    },

    'forbidden-page': {
      kind: 'end',
      title: {'zh-Hans': '这类页面上没法运行脚本', en: 'Scripts cannot run on these pages'},
      steps: [
        {
          'zh-Hans': '换一个普通网页确认脚本本身没有问题。',
          en: 'Try an ordinary web page to make sure that the script itself works.',
        },
      ],
      why: {
        'zh-Hans':
          '`chrome://`、`edge://`、扩展商店、PDF 阅读器和其他扩展的页面由浏览器保护，任何脚本管理器都进不去。',
        en: 'The browser protects `chrome://`, `edge://`, the extension stores, its PDF viewer and other extensions’ pages. No userscript manager gets in.',
      },
      links: [
        {
          to: '/docs/use/QA/#browser-pages',
          label: {'zh-Hans': '哪些页面不行', en: 'Which pages are off limits'},
        },
      ],
    },

    'local-file': {
      kind: 'end',
      title: {'zh-Hans': '允许访问本地文件', en: 'Allow access to local files'},
      steps: [
        {
          'zh-Hans': '在扩展管理页打开脚本猫的 {details}，打开 {allowFiles}。',
          en: 'Open ScriptCat’s {details} on the extensions page and switch on {allowFiles}.',
        },
        {
          'zh-Hans': '给脚本加一条以 `file:///` 开头的匹配。',
          en: 'Give the script a match that starts with `file:///`.',
        },
        {'zh-Hans': '刷新页面。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans':
          '浏览器默认不让扩展读本地文件；另外，写给 http 和 https 的匹配管不到 `file:` 地址。',
        en: 'Browsers keep extensions away from local files by default, and a match for http and https does not cover `file:` addresses.',
      },
      links: [
        {
          to: '/docs/use/QA/#local-html-files',
          label: {'zh-Hans': '本地 HTML 文件', en: 'Local HTML files'},
        },
      ],
    },

    'installed-list': {
      kind: 'question',
      title: {
        'zh-Hans': '在管理面板的「已安装脚本」里有它吗？',
        en: 'Is it in “Installed Scripts” on the dashboard?',
      },
      hint: {
        'zh-Hans': '点弹窗里的齿轮就能打开管理面板。列表上方如果有筛选条件，先清除。',
        en: 'The gear in the popup opens the dashboard. Clear any filter above the list first.',
      },
      answers: [
        {label: {'zh-Hans': '有', en: 'Yes'}, next: 'match-rules'},
        {label: {'zh-Hans': '只有它不见了', en: 'Only this one is gone'}, next: 'script-missing'},
        {
          label: {'zh-Hans': '所有脚本都不见了', en: 'All scripts are gone'},
          next: 'all-scripts-gone',
        },
      ],
    },

    'match-rules': {
      kind: 'end',
      title: {'zh-Hans': '检查脚本的网站匹配', en: 'Check where the script is meant to run'},
      steps: [
        {
          'zh-Hans': '编辑脚本，打开**脚本设置**，看**网站匹配**里有没有覆盖这个地址的规则。',
          en: 'Edit the script, open **Script Settings** and look under **Website Match** for a rule that covers this address.',
        },
        {
          'zh-Hans':
            '没有就点**添加匹配**；来源是**用户**而规则不对，就点**重置**恢复脚本自带的列表。',
          en: 'If there is none, use **Add Match**. If the rules come from **User** and are wrong, **Reset** returns to the script’s own list.',
        },
        {'zh-Hans': '刷新网页。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans':
          '弹窗只列出与当前地址匹配的脚本。网站换了域名，或者你改过匹配规则（一改就以你的整份列表为准），都会让它消失。',
        en: 'The popup lists only scripts that match the address. A site that moved to another domain, or an edit of the rules (your list then replaces the script’s), makes it disappear.',
      },
      links: [{to: '/docs/use/updates/#site-control', label: readMore.settings}],
    },

    'script-missing': {
      kind: 'end',
      title: {'zh-Hans': '去回收站找，或重新安装', en: 'Look in the Trash, or install it again'},
      steps: [
        {
          'zh-Hans': '在脚本列表上方切到**回收站**，找到它，点**还原**。',
          en: 'Switch to **Trash** above the script list, find it and click **Restore**.',
        },
        {
          'zh-Hans': '没有这个标签，说明回收站是空的：从备份恢复，或到原来的脚本站重新安装。',
          en: 'No such tab means that the Trash is empty: restore a backup, or install the script again from where you got it.',
        },
      ],
      why: {
        'zh-Hans':
          '1.5 起，删除的脚本默认保留 30 天。你没删过，也可能是另一台设备通过同步删的，或者订阅不再包含它。',
        en: 'From 1.5 on, deleted scripts are kept for 30 days by default. If it was not you, another device may have deleted it through sync, or a subscription dropped it.',
      },
      links: [{to: '/docs/use/trash/', label: readMore.trash}],
    },

    'all-scripts-gone': {
      kind: 'end',
      title: {
        'zh-Hans': '别卸载，也别重装，先找一找',
        en: 'Do not uninstall or reinstall; look first',
      },
      steps: [
        {
          'zh-Hans': '浏览器刚启动的话等一会儿，或重启浏览器再看。',
          en: 'If the browser has just started, wait a moment or restart it.',
        },
        {
          'zh-Hans':
            '看看是不是换了浏览器用户，或者打开的是另一个渠道：正式版和 Beta 版的数据是分开的。',
          en: 'Check for another browser profile or channel: stable and Beta keep separate data.',
        },
        {
          'zh-Hans': '确实没了，就在**工具** → **本地备份**里导入备份，或从云端备份恢复。',
          en: 'If they are really gone, import a backup under **Tools** → **Local Backup**, or restore one from the cloud.',
        },
      ],
      why: {
        'zh-Hans': '脚本保存在浏览器的扩展数据里，只属于这个浏览器用户和这个扩展。',
        en: 'Scripts live in the browser’s extension data, which belongs to one profile and one extension.',
      },
      links: [
        {
          to: '/docs/use/rescue/',
          label: {'zh-Hans': '找回丢失的脚本', en: 'Rescue lost scripts'},
        },
        {
          to: '/docs/use/sync/#backup',
          label: {'zh-Hans': '备份与恢复', en: 'Backup and restore'},
        },
      ],
    },

    'did-not-run': {
      kind: 'question',
      title: {'zh-Hans': '下面哪一条符合你的情况？', en: 'Which of these fits?'},
      answers: [
        {
          label: {
            'zh-Hans': '脚本是在这个网页打开之后才安装或启用的',
            en: 'I installed or enabled the script after this page was opened',
          },
          next: 'refresh-page',
        },
        {
          label: {
            'zh-Hans': '浏览器刚启动，这是最先打开或自动恢复的网页',
            en: 'The browser has just started, and this page was opened first or restored',
          },
          next: 'cold-start',
        },
        {
          label: {
            'zh-Hans': '地址以 chrome:// 或 edge:// 开头，或者是扩展商店、PDF',
            en: 'The address starts with chrome:// or edge://, or it is an extension store or a PDF',
          },
          next: 'listed-on-browser-page',
        },
        {
          label: {
            'zh-Hans': '我在无痕（InPrivate）窗口里',
            en: 'I am in an Incognito or InPrivate window',
          },
          next: 'private-window',
        },
        {
          label: {
            'zh-Hans': '我可能在这个网站上排除过它',
            en: 'I may have excluded it on this site',
          },
          next: 'site-excluded',
        },
        {
          label: {
            'zh-Hans': "控制台里有「Blocked script execution … document's frame is sandboxed」",
            en: "The console says “Blocked script execution … document's frame is sandboxed”",
          },
          next: 'sandboxed-page',
        },
        {label: {'zh-Hans': '都不是', en: 'None of these'}, next: 'report-not-running'},
      ],
    },

    'refresh-page': {
      kind: 'end',
      title: {'zh-Hans': '刷新网页', en: 'Refresh the page'},
      steps: [
        {
          'zh-Hans': '按 F5（Mac 上按 ⌘R）刷新，再打开弹窗，看名称是不是从灰色变成了正常颜色。',
          en: 'Press F5 (⌘R on a Mac), then open the popup and see whether the name is no longer grey.',
        },
      ],
      why: {
        'zh-Hans': '脚本在网页加载时注入。网页开着的时候才安装或启用，要等下一次加载才会运行。',
        en: 'Scripts are injected while a page loads. One that you install or enable later waits for the next load.',
      },
      links: [
        {
          to: '/docs/use/QA/#listed-but-does-nothing',
          label: {'zh-Hans': '列出来了却没反应', en: 'Listed, but does nothing'},
        },
      ],
    },

    'cold-start': {
      kind: 'end',
      title: {'zh-Hans': '等几秒，再刷新', en: 'Wait a few seconds, then refresh'},
      steps: [
        {
          'zh-Hans': '等扩展启动完，刷新这个网页，或者在新标签页里重新打开它。',
          en: 'Give the extension time to start, then refresh the page or open it again in a new tab.',
        },
        {
          'zh-Hans': '每次启动都要刷新，就把脚本猫和浏览器更新到最新版，并删掉不用的脚本。',
          en: 'If every start needs a refresh, update ScriptCat and the browser, and delete scripts you no longer use.',
        },
      ],
      why: {
        'zh-Hans':
          '浏览器会先打开上次的网页，扩展稍后才启动完；网页抢在前面时，脚本赶不上这一次加载。',
        en: 'The browser restores its pages before its extensions are ready. A page that is faster misses its scripts for that one load.',
      },
      links: [
        {
          to: '/docs/use/QA/#cold-start',
          label: {'zh-Hans': '刚启动时不运行', en: 'Right after a start'},
        },
      ],
    },

    'listed-on-browser-page': {
      kind: 'end',
      title: {'zh-Hans': '列出来了，也进不去', en: 'Listed, and still locked out'},
      steps: [
        {
          'zh-Hans': '换一个普通网页再看，脚本本身多半没有问题。',
          en: 'Look at an ordinary web page; the script itself is probably fine.',
        },
      ],
      why: {
        'zh-Hans':
          '这些页面由浏览器保护，任何脚本管理器都进不去。匹配范围很宽的脚本，有的版本照样会列在弹窗里。',
        en: 'The browser protects these pages and lets no userscript manager in. Some versions list scripts with very wide matches there all the same.',
      },
      links: [
        {
          to: '/docs/use/QA/#browser-pages',
          label: {'zh-Hans': '不能运行的页面', en: 'Pages where nothing runs'},
        },
      ],
    },

    'private-window': {
      kind: 'end',
      title: {'zh-Hans': '允许脚本在无痕窗口运行', en: 'Allow scripts in incognito windows'},
      steps: [
        {
          'zh-Hans': '在脚本猫的扩展详情页打开 {allowIncognito}。',
          en: 'Switch on {allowIncognito} on ScriptCat’s details page.',
        },
        {
          'zh-Hans': '在无痕窗口的弹窗里打开总开关；普通窗口的总开关也要开着。',
          en: 'Turn on the switch in the incognito window’s popup; the normal window’s switch must be on as well.',
        },
        {
          'zh-Hans': '在**脚本设置** → **运行环境**里选**默认**、**所有标签**或**隐身标签**。',
          en: 'Under **Script Settings** → **Run In** choose **default**, **All** or **Incognito tabs**.',
        },
      ],
      why: {
        'zh-Hans':
          '浏览器默认不让扩展进入无痕窗口；脚本猫在那里还有独立的开关，脚本自己也可以限定运行环境。',
        en: 'Browsers keep extensions out of incognito windows by default. ScriptCat has a separate switch there, and a script can be limited to one kind of tab.',
      },
      links: [
        {to: '/docs/use/QA/#incognito', label: {'zh-Hans': '无痕窗口', en: 'Incognito windows'}},
      ],
    },

    'site-excluded': {
      kind: 'end',
      title: {'zh-Hans': '删掉用户排除规则', en: 'Remove your exclude rule'},
      steps: [
        {
          'zh-Hans': '在弹窗里点脚本名展开，点**允许在 … 执行**；没有这一项，就点**脚本设置**。',
          en: 'Click the script’s name in the popup, then **Allow execution on …**; if that is not there, **Script Settings**.',
        },
        {
          'zh-Hans':
            '在脚本设置的**网站排除**里删掉这个网站，或点**重置**；**网站匹配**里少了它，也点**重置**。',
          en: 'In the settings, delete this site under **Website Exclude** or click **Reset**; if it is missing under **Website Match**, **Reset** that list.',
        },
        {'zh-Hans': '刷新网页。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans':
          '在弹窗里点过「排除在 … 上执行」，这个网站就从匹配里去掉，或多出一条 `*://域名/*` 的排除规则，很容易忘记。',
        en: '“Exclude …’s execution” in the popup takes the site off the match list or adds a rule such as `*://host/*`, and that is easily forgotten.',
      },
      links: [{to: '/docs/use/updates/#exclude-site', label: readMore.settings}],
    },

    'sandboxed-page': {
      kind: 'end',
      title: {'zh-Hans': '网页自己禁止了一切脚本', en: 'The page forbids all scripts itself'},
      steps: [
        {
          'zh-Hans':
            '1.5 起可以试试网络规则：在**工具**里新建一条，去掉这个网站的 CSP，再刷新。我们没有逐一验证。',
          en: 'From 1.5 on, try a network rule: under **Tools**, add one that removes the CSP of this site, then refresh. We have not verified each case.',
        },
        {
          'zh-Hans': '不行的话，看看同样的内容有没有别的地址。',
          en: 'If that does not help, see whether the content has another address.',
        },
      ],
      why: {
        'zh-Hans':
          '页面带着不含 allow-scripts 的 CSP `sandbox` 指令。脚本猫自己不会去改网页的安全头，项目已决定不处理这种情况。',
        en: 'It is served with a CSP `sandbox` directive without allow-scripts. ScriptCat does not strip a page’s security headers by itself, and the project has decided to leave it so.',
      },
      links: [
        {
          to: '/docs/use/QA/#sandboxed-frame',
          label: {'zh-Hans': '这条报错的意思', en: 'What the message means'},
        },
        {
          to: '/docs/use/settings/#network-rules',
          label: {'zh-Hans': '网络规则', en: 'Network rules'},
        },
      ],
    },

    'report-not-running': {
      kind: 'end',
      title: {'zh-Hans': '重启扩展，还不行就反馈', en: 'Restart the extension, then report it'},
      steps: [
        {
          'zh-Hans': '把脚本猫升级到最新版本，在扩展管理页关掉再打开，然后刷新网页。',
          en: 'Update ScriptCat, disable and enable it on the extensions page, then refresh.',
        },
        {
          'zh-Hans': '换一个简单的脚本试试，看是所有脚本不运行，还是只有这一个。',
          en: 'Try a simple script to see whether all scripts fail or only this one.',
        },
        {
          'zh-Hans': '点弹窗的 ⋮ → **BUG/问题反馈**，把这个页面的地址和脚本链接一起附上。',
          en: 'Use ⋮ → **Report Issue** in the popup and add this page’s address and a link to the script.',
        },
      ],
      why: {
        'zh-Hans': '常见原因都排除了，需要版本、浏览器和脚本链接才能继续查。',
        en: 'The usual causes are ruled out. Your version, browser and the script are needed to look further.',
      },
      links: [
        {
          to: '/docs/use/more-questions/#what-to-report',
          label: {'zh-Hans': '反馈要写什么', en: 'What to put into a report'},
        },
      ],
    },

    'did-run': {
      kind: 'question',
      title: {'zh-Hans': '现象更像哪一种？', en: 'Which description comes closest?'},
      answers: [
        {
          label: {
            'zh-Hans': '它要访问别的网站，却失败了',
            en: 'It has to reach another site, and fails',
          },
          next: 'request-failed',
        },
        {
          label: {
            'zh-Hans': '它运行得太晚，网页抢先了',
            en: 'It runs too late, the page is faster',
          },
          next: 'too-late',
        },
        {
          label: {
            'zh-Hans': '效果出现两次，或者忽好忽坏',
            en: 'Its effect appears twice, or comes and goes',
          },
          next: 'two-managers',
        },
        {
          label: {
            'zh-Hans': '我还装着广告拦截，或别的会改网页的扩展',
            en: 'I also use an ad blocker or another extension that changes pages',
          },
          next: 'other-extensions',
        },
        {
          label: {
            'zh-Hans': '在别的脚本管理器里是好的',
            en: 'It works in another userscript manager',
          },
          next: 'compatibility',
        },
        {
          label: {'zh-Hans': '以前好好的，网站改版后失效', en: 'It worked until the site changed'},
          next: 'site-changed',
        },
        {label: {'zh-Hans': '都不是', en: 'None of these'}, next: 'report-wrong-effect'},
      ],
    },

    'request-failed': {
      kind: 'question',
      title: {'zh-Hans': '看到了什么提示？', en: 'What did you see?'},
      hint: {
        'zh-Hans': '按 F12 打开开发者工具，切到控制台（Console）看报错。',
        en: 'Press F12 and look at the Console for the message.',
      },
      answers: [
        {
          label: {
            'zh-Hans': '「This domain is not a part of the @connect list」',
            en: '“This domain is not a part of the @connect list”',
          },
          next: 'connect-refused',
        },
        {
          label: {
            'zh-Hans': '一条 CORS 报错，而 @connect 写得没错',
            en: 'A CORS error, although @connect is right',
          },
          next: 'site-access',
        },
        {
          label: {
            'zh-Hans': '「hostname must be in the definition of connect」',
            en: '“hostname must be in the definition of connect”',
          },
          next: 'cookie-refused',
        },
        {
          label: {
            'zh-Hans': '弹过授权页，我关掉了或没来得及选；或者从没弹过',
            en: 'A permission page that I closed or missed; or none at all',
          },
          next: 'permission-decided',
        },
      ],
    },

    'connect-refused': {
      kind: 'end',
      title: {'zh-Hans': '给脚本加上这个域名', en: 'Grant the script that host'},
      steps: [
        {
          'zh-Hans':
            '打开**脚本设置** → **授权管理** → **添加授权**，类型选**跨域(cors)**，填上被拒绝的域名，允许。',
          en: 'Open **Script Settings** → **Permission Management** → **Add Permission**, choose **Cross-domain (cors)**, enter the refused host and allow it.',
        },
        {
          'zh-Hans': '也可以请作者在脚本里补一行 `@connect`。',
          en: 'Or ask the author to add a `@connect` line.',
        },
      ],
      why: {
        'zh-Hans': '脚本只要写了 `@connect`，没列出的域名就直接拒绝，不再询问你。',
        en: 'Once a script declares any `@connect`, hosts that are not listed are refused without asking you.',
      },
      links: [
        {
          to: '/docs/use/QA/#connect-list',
          label: {'zh-Hans': '@connect 列表', en: 'The @connect list'},
        },
      ],
    },

    'cookie-refused': {
      kind: 'end',
      title: {'zh-Hans': '给脚本加上 Cookie 授权', en: 'Grant the script the cookies'},
      steps: [
        {
          'zh-Hans':
            '先想清楚：Cookie 里往往有登录状态。信得过这个脚本，再打开**脚本设置** → **授权管理** → **添加授权**，类型选**管理cookie**，填上那个域名，允许。',
          en: 'Think first: cookies often hold your login. If you trust the script, open **Script Settings** → **Permission Management** → **Add Permission**, choose **Manage Cookies**, enter that host and allow it.',
        },
        {
          'zh-Hans': '也可以请作者把域名写进 `@connect`。',
          en: 'Or ask the author to add the host to `@connect`.',
        },
      ],
      why: {
        'zh-Hans':
          '`GM_cookie` 只能用在网页自己的域名和 `@connect` 列出的域名上，其他的直接报错，不会询问。',
        en: '`GM_cookie` works for the page’s own host and those in `@connect`. Any other host is an error, without a prompt.',
      },
      links: [
        {
          to: '/docs/use/QA/#cookie-connect',
          label: {'zh-Hans': '这条报错的意思', en: 'What the message means'},
        },
      ],
    },

    'site-access': {
      kind: 'end',
      title: {'zh-Hans': '让脚本猫能访问所有网站', en: 'Let ScriptCat reach all sites'},
      steps: [
        {
          'zh-Hans': '在脚本猫的扩展详情页，把 {siteAccess} 设为 {onAllSites}。',
          en: 'On ScriptCat’s details page set {siteAccess} to {onAllSites}.',
        },
        {'zh-Hans': '刷新网页再试。', en: 'Refresh the page and try again.'},
      ],
      why: {
        'zh-Hans': '浏览器里把扩展限制成「点击时」或「特定网站」，跨域请求就会被浏览器自己拦下。',
        en: 'If the browser limits the extension to “on click” or certain sites, the browser itself blocks its cross-origin requests.',
      },
      links: [
        {
          to: '/docs/use/QA/#cors-site-access',
          label: {'zh-Hans': '网站访问权限', en: 'Site access'},
        },
      ],
    },

    'permission-decided': {
      kind: 'end',
      title: {'zh-Hans': '重置以前的授权决定', en: 'Reset your earlier decision'},
      steps: [
        {
          'zh-Hans': '打开**脚本设置** → **授权管理**，删掉被拒绝的那一条，或点**重置**。',
          en: 'Open **Script Settings** → **Permission Management** and delete the denied entry, or click **Reset**.',
        },
        {
          'zh-Hans': '刷新网页；授权页再出现时，在 30 秒倒计时结束之前选好授权时长，点**允许**。',
          en: 'Refresh; when the permission page appears, choose a duration and click **Allow** before its 30 seconds are over.',
        },
      ],
      why: {
        'zh-Hans':
          '选了**永久**的决定会按脚本记下来；关掉授权页，或 30 秒没有选择，等于拒绝这一次。',
        en: '**Permanent** decisions are kept for each script. Closing the page, or leaving it for 30 seconds, refuses this one request.',
      },
      links: [
        {
          to: '/docs/use/QA/#prompt-never-appears',
          label: {'zh-Hans': '授权页不出现', en: 'The prompt never appears'},
        },
      ],
    },

    'too-late': {
      kind: 'end',
      title: {'zh-Hans': '把运行时机改成 early-start', en: 'Run it at early-start'},
      steps: [
        {
          'zh-Hans': '打开**脚本设置** → **运行设置** → **运行时机**，选 **early-start**。',
          en: 'Open **Script Settings** → **Run Settings** → **Run At** and choose **early-start**.',
        },
        {
          'zh-Hans': '脚本是你自己写的，就同时写上 `@early-start` 和 `@run-at document-start`。',
          en: 'In a script of your own, write both `@early-start` and `@run-at document-start`.',
        },
        {'zh-Hans': '刷新网页。', en: 'Refresh the page.'},
      ],
      why: {
        'zh-Hans':
          '普通的 `document-start` 不保证赶在网页自己的脚本之前；early-start 就是为此而设的。',
        en: 'Plain `document-start` is not guaranteed to come before the page’s own scripts. early-start exists for that.',
      },
      links: [
        {
          to: '/docs/use/QA/#document-start-too-late',
          label: {'zh-Hans': '运行太晚怎么办', en: 'When a script runs too late'},
        },
      ],
    },

    'two-managers': {
      kind: 'end',
      title: {'zh-Hans': '只留一个脚本管理器', en: 'Keep one userscript manager'},
      steps: [
        {
          'zh-Hans': '在扩展管理页停用其他脚本管理器，刷新网页。',
          en: 'Disable the other userscript managers on the extensions page, then refresh.',
        },
        {
          'zh-Hans': '还是两次，就在脚本列表里找找有没有装了两份的同名脚本，删掉一份。',
          en: 'If it still appears twice, look for a second copy in the script list and delete one.',
        },
      ],
      why: {
        'zh-Hans':
          '两个管理器都开着，同一个脚本会运行两次；在两台设备上分别安装再同步，也会变成两份。',
        en: 'With two managers every script runs twice. A script installed separately on two devices also ends up twice after a sync.',
      },
      links: [
        {
          to: '/docs/use/QA/#two-managers',
          label: {'zh-Hans': '能同时用两个吗', en: 'Two managers at once'},
        },
      ],
    },

    'other-extensions': {
      kind: 'end',
      title: {'zh-Hans': '先让其他扩展让开', en: 'Take the other extensions out of the way'},
      steps: [
        {
          'zh-Hans': '在广告拦截扩展里对这个网站停用，刷新，看脚本是否恢复正常。',
          en: 'Pause the ad blocker for this site, refresh, and see whether the script works.',
        },
        {
          'zh-Hans': '还不行，就在扩展管理页把其他扩展全部关掉，再一个个打开，找出是哪一个。',
          en: 'If not, disable all other extensions on the extensions page and enable them one by one to find the one.',
        },
        {
          'zh-Hans': '找到以后，在那个扩展里给这个网站加例外，或者把它拦下的地址放行。',
          en: 'Then make an exception for this site in that extension, or allow the address it blocks.',
        },
      ],
      why: {
        'zh-Hans':
          '广告拦截会删掉网页元素、拦下请求，也会拦住脚本要加载的文件；脚本找不到它要的东西，就会报错。',
        en: 'Ad blockers remove elements and block requests, sometimes those of the script. It then fails over what is missing.',
      },
      links: [
        {
          to: '/docs/use/QA/#other-extensions',
          label: {'zh-Hans': '和其他扩展冲突', en: 'Conflicts with other extensions'},
        },
      ],
    },

    compatibility: {
      kind: 'end',
      title: {
        'zh-Hans': '对照差异，再提交兼容性反馈',
        en: 'Compare, then report an incompatibility',
      },
      steps: [
        {
          'zh-Hans': '把脚本猫升级到最新版本再试。',
          en: 'Update ScriptCat and try again.',
        },
        {
          'zh-Hans': '对照迁移页里的差异表：`@connect`、沙盒和运行时机最常见。',
          en: 'Look at the differences on the migration page: `@connect`, the sandbox and run-at are the usual ones.',
        },
        {
          'zh-Hans': '仍然不行，用兼容性模板反馈：脚本链接、网页地址、另一个管理器的版本。',
          en: 'Still broken? Use the compatibility template: script link, page, and the other manager’s version.',
        },
      ],
      why: {
        'zh-Hans': '各家管理器在少数地方行为不同，脚本可能无意中依赖了其中一家。',
        en: 'Managers differ in a few places, and a script may rely on one of them without knowing.',
      },
      links: [
        {
          to: '/docs/use/from-other/migrate-from-tampermonkey/#differences',
          label: {'zh-Hans': '与 Tampermonkey 的差异', en: 'Differences from Tampermonkey'},
        },
        {
          to: '/docs/use/from-other/migrate-from-violentmonkey/#differences',
          label: {'zh-Hans': '与 Violentmonkey 的差异', en: 'Differences from Violentmonkey'},
        },
      ],
    },

    'site-changed': {
      kind: 'end',
      title: {'zh-Hans': '更新脚本，或联系脚本作者', en: 'Update the script, or ask its author'},
      steps: [
        {
          'zh-Hans': '在脚本列表的**最后更新**一列点刷新图标，检查这个脚本的更新。',
          en: 'Click the refresh icon in the script’s **Last Updated** column.',
        },
        {
          'zh-Hans': '没有新版本，就到脚本主页向作者反馈。',
          en: 'If there is no new version, report it on the script’s homepage.',
        },
      ],
      why: {
        'zh-Hans': '脚本确实运行了，只是网页的结构变了。这要由脚本作者来改，换管理器没有用。',
        en: 'The script does run, but the page is built differently now. That is for its author to fix; another manager would not help.',
      },
      links: [
        {
          to: '/docs/use/more-questions/#update-one-script',
          label: {'zh-Hans': '更新单个脚本', en: 'Update one script'},
        },
      ],
    },

    'report-wrong-effect': {
      kind: 'end',
      title: {'zh-Hans': '找到报错，再问作者', en: 'Find the error, then ask the author'},
      steps: [
        {
          'zh-Hans': '按 F12 打开开发者工具，在控制台（Console）里找红色的报错，刷新后再看一遍。',
          en: 'Press F12, look for red messages in the Console, then refresh and look again.',
        },
        {
          'zh-Hans': '把其他脚本都关掉，只留这一个，刷新，看是不是互相影响。',
          en: 'Switch off all other scripts, refresh, and see whether they get in each other’s way.',
        },
        {
          'zh-Hans':
            '带着报错和网页地址，到脚本主页问作者；觉得是脚本猫的错，用弹窗的 ⋮ → **BUG/问题反馈**。',
          en: 'Take the message and the page’s address to the script’s homepage. If ScriptCat seems to be at fault, use ⋮ → **Report Issue** in the popup.',
        },
      ],
      why: {
        'zh-Hans': '脚本已经运行了，脚本猫做完了它的部分；接下来要看脚本自己的代码。',
        en: 'The script ran, so ScriptCat has done its part. What comes next is in the script’s own code.',
      },
      links: [
        {
          to: '/docs/use/more-questions/#what-to-report',
          label: {'zh-Hans': '反馈要写什么', en: 'What to put into a report'},
        },
      ],
    },

    background: {
      kind: 'question',
      title: {
        'zh-Hans': '在脚本列表里看它的开关和「应用至/运行状态」，是哪种情况？',
        en: 'Look at its switch and “Apply To / Run Status” in the script list. What is it like?',
      },
      answers: [
        {label: {'zh-Hans': '开关是关的', en: 'The switch is off'}, next: 'background-switch'},
        {
          label: {'zh-Hans': '显示「错误的定时表达式」', en: 'It says “Invalid cron expression”'},
          next: 'cron-invalid',
        },
        {
          label: {'zh-Hans': '状态是「错误」', en: 'The status is “Error”'},
          next: 'background-error',
        },
        {
          label: {'zh-Hans': '开着，但到点没有运行', en: 'Switched on, but it missed its time'},
          next: 'missed-run',
        },
        {
          label: {'zh-Hans': '运行了，但看不到输出', en: 'It ran, but I see no output'},
          next: 'background-output',
        },
        {
          label: {'zh-Hans': '运行了两遍', en: 'It runs twice'},
          next: 'background-twice',
        },
        {label: {'zh-Hans': '都不是', en: 'None of these'}, next: 'report-background'},
      ],
    },

    'background-switch': {
      kind: 'end',
      title: {'zh-Hans': '手动打开后台脚本', en: 'Switch the background script on'},
      steps: [
        {
          'zh-Hans': '在脚本列表里打开它的开关。',
          en: 'Turn on its switch in the script list.',
        },
        {
          'zh-Hans': '想立刻看效果，在弹窗里展开它，点**运行一次**。',
          en: 'To see it at once, expand it in the popup and click **Run Once**.',
        },
      ],
      why: {
        'zh-Hans': '后台脚本和定时脚本安装后默认是关闭的，这和网页脚本相反。',
        en: 'Unlike page scripts, background and scheduled scripts are disabled after installing.',
      },
      links: [{to: '/docs/use/background/', label: readMore.background}],
    },

    'cron-invalid': {
      kind: 'end',
      title: {'zh-Hans': '改正定时表达式', en: 'Correct the cron expression'},
      steps: [
        {
          'zh-Hans':
            '在编辑器里检查 `@crontab`：5 段或 6 段，段与段之间只用一个空格，数值不超范围。',
          en: 'Check `@crontab` in the editor: 5 or 6 fields, one space between them, values in range.',
        },
        {
          'zh-Hans': '写了多行 `@crontab` 的话逐行检查：有一行错，全部都不会启动。',
          en: 'With several `@crontab` lines, check each: one bad line keeps all of them from starting.',
        },
        {
          'zh-Hans': '保存，再看下次运行时间是否出现。',
          en: 'Save, and see whether a next run appears.',
        },
      ],
      why: {
        'zh-Hans': '安装时只数段数，像 `60 * * * *` 这样的越界值要到启用时才会失败。',
        en: 'Installing only counts the fields. A value out of range, as in `60 * * * *`, fails when the script is enabled.',
      },
      links: [{to: '/docs/dev/background/', label: readMore.background}],
    },

    'background-error': {
      kind: 'end',
      title: {'zh-Hans': '到运行日志里看错误', en: 'Read the error in the logs'},
      steps: [
        {
          'zh-Hans': '打开管理面板的**日志**，级别选 error，按脚本名称或 `uuid` 标签筛选。',
          en: 'Open **Logs** on the dashboard, choose level error and filter by the script’s name or `uuid` label.',
        },
        {
          'zh-Hans': '把错误信息连同脚本链接发给作者。',
          en: 'Send the message and a link to the script to its author.',
        },
      ],
      why: {
        'zh-Hans': '「错误」说明脚本启动了，但抛出了异常或主动报告失败；原因写在日志里。',
        en: '“Error” means that the script started and then failed. The log has the reason.',
      },
      links: [
        {
          to: '/docs/use/QA/#where-is-the-output',
          label: {'zh-Hans': '输出在哪里', en: 'Where the output is'},
        },
      ],
    },

    'missed-run': {
      kind: 'end',
      title: {'zh-Hans': '到点时浏览器要开着', en: 'The browser must be running at that time'},
      steps: [
        {
          'zh-Hans':
            '在**设置** → **运行时**打开**启用后台运行**，关掉所有窗口后浏览器仍留在托盘里（仅 Chromium）。',
          en: 'Under **Settings** → **Runtime** switch on **Enable Background Running**: the browser stays in the tray after the last window closes (Chromium only).',
        },
        {
          'zh-Hans':
            '同一处可以试试**保持后台和定时脚本运行**（实验功能，1.5 起；Firefox 会多要一项权限）。',
          en: 'In the same place try **Keep Background and Scheduled Scripts Alive** (experimental, from 1.5 on; Firefox asks for one more permission).',
        },
        {
          'zh-Hans': '希望错过后补跑，请作者把表达式改成带 `once` 的写法。',
          en: 'To catch up after a missed time, the expression needs `once`.',
        },
      ],
      why: {
        'zh-Hans': '浏览器完全退出后什么都不会运行，错过的时间点也不会补跑。',
        en: 'Nothing runs while the browser is closed, and missed times are not replayed.',
      },
      links: [{to: '/docs/use/background/', label: readMore.background}],
    },

    'background-output': {
      kind: 'end',
      title: {
        'zh-Hans': '到日志或 offscreen 控制台里找',
        en: 'Look in the logs or the offscreen console',
      },
      steps: [
        {
          'zh-Hans': '`GM_log` 和报错在管理面板的**日志**里。',
          en: '`GM_log` and errors are under **Logs** on the dashboard.',
        },
        {
          'zh-Hans':
            '`console.log` 不进日志：打开扩展管理页的开发者模式，在脚本猫那里检查 `src/offscreen.html`，看它的控制台。',
          en: '`console.log` is not logged: with Developer mode on, inspect `src/offscreen.html` of ScriptCat on the extensions page and read its console.',
        },
      ],
      why: {
        'zh-Hans': '后台脚本不在任何网页里运行，所以网页的控制台里看不到它。',
        en: 'A background script runs outside every page, so a page’s console shows nothing of it.',
      },
      links: [
        {
          to: '/docs/use/QA/#where-is-the-output',
          label: {'zh-Hans': '输出在哪里', en: 'Where the output is'},
        },
      ],
    },

    'background-twice': {
      kind: 'end',
      title: {'zh-Hans': '限定它在哪种窗口运行', en: 'Limit it to one kind of window'},
      steps: [
        {
          'zh-Hans':
            '在**脚本设置** → **运行环境**里选**普通标签**（1.4.0-beta.2 起对后台脚本有效）。',
          en: 'Under **Script Settings** → **Run In** choose **Normal tabs** (background scripts honour it since 1.4.0-beta.2).',
        },
        {
          'zh-Hans':
            '没开无痕窗口也是两遍，就看看有没有装了两份，或者另一个脚本猫（正式版和 Beta 版）也开着。',
          en: 'If it happens without an incognito window, look for a second copy in the list, or for another ScriptCat (stable and Beta) that is enabled.',
        },
      ],
      why: {
        'zh-Hans': 'Chromium 会为无痕窗口另起一个扩展实例，没有限定的后台脚本在两边各跑一遍。',
        en: 'Chromium starts a second instance of the extension for incognito windows, and a background script without a limit runs in both.',
      },
      links: [
        {
          to: '/docs/use/QA/#runs-twice-incognito',
          label: {'zh-Hans': '后台脚本运行两遍', en: 'A background script runs twice'},
        },
      ],
    },

    'report-background': {
      kind: 'end',
      title: {'zh-Hans': '手动运行一次，看日志', en: 'Run it by hand and read the logs'},
      steps: [
        {
          'zh-Hans': '在脚本列表的**操作**一列点**运行**，看状态怎么变。',
          en: 'Click **Run** in the **Action** column of the script list and watch its status.',
        },
        {
          'zh-Hans':
            '打开管理面板的**日志**，按脚本名称或 `uuid` 标签筛选，看它何时开始、结束，有没有报错。',
          en: 'Open **Logs** on the dashboard and filter by the script’s name or `uuid` label: when did it start and finish, and did it fail?',
        },
        {
          'zh-Hans': '把日志和脚本链接发给作者；觉得是脚本猫的错，用弹窗的 ⋮ → **BUG/问题反馈**。',
          en: 'Send the log and a link to the script to its author. If ScriptCat seems to be at fault, use ⋮ → **Report Issue** in the popup.',
        },
      ],
      why: {
        'zh-Hans': '手动运行不看时间表。这样能跑，问题就在时间上；这样也不行，问题在脚本里。',
        en: 'A run by hand ignores the timetable. If it works, the timing is the problem; if not, the script is.',
      },
      links: [
        {to: '/docs/use/background/', label: readMore.background},
        {
          to: '/docs/use/more-questions/#what-to-report',
          label: {'zh-Hans': '反馈要写什么', en: 'What to put into a report'},
        },
      ],
    },
  },
};
