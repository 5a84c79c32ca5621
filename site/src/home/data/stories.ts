import type {Localized} from '@scriptcat/contract';
import type {PictureName} from '@site/src/pictures/ProductPicture/alternatives';

interface Story {
  id: string;
  title: Localized;
  text: Localized;
  /** The second picture lies over the first one's corner. */
  pictures: readonly [PictureName, PictureName?];
  link: {to: string; label: Localized};
}

export const stories: readonly Story[] = [
  {
    id: 'background',
    title: {'zh-Hans': '不开网页也在干活', en: 'At work without a page'},
    text: {
      'zh-Hans': '后台脚本一直运行，定时脚本到点就跑。弹窗里看得到谁在运行，一个开关就能停下。',
      en: 'Background scripts keep running, scheduled scripts start when it is time. The popup shows which ones run, and one switch stops them.',
    },
    pictures: ['popup-background'],
    link: {
      to: '/docs/dev/background/',
      label: {'zh-Hans': '后台与定时脚本', en: 'Background and scheduled scripts'},
    },
  },
  {
    id: 'asks',
    title: {'zh-Hans': '出门之前先问你', en: 'It asks before it reaches out'},
    text: {
      'zh-Hans': '脚本没有声明要去哪个网站，就不能悄悄去。你来决定：只这一次、暂时，还是一直。',
      en: 'A script that declares no hosts cannot quietly contact one. You decide: just once, for a while, or for good.',
    },
    pictures: ['permission-connect'],
    link: {
      to: '/docs/use/policy/privacy/',
      label: {'zh-Hans': '隐私政策', en: 'Privacy policy'},
    },
  },
  {
    id: 'devices',
    title: {'zh-Hans': '脚本跟着你走', en: 'Your scripts on every device'},
    text: {
      'zh-Hans':
        '用自己的网盘同步：WebDAV、百度网盘、OneDrive、Google Drive、Dropbox、S3。安卓手机上的 Edge 也能用，界面按手机排好。',
      en: 'Sync through your own storage: WebDAV, Baidu Netdisk, OneDrive, Google Drive, Dropbox or S3. Edge on Android runs them too, with an interface made for phones.',
    },
    pictures: ['scripts', 'scripts-phone'],
    link: {to: '/docs/use/sync/', label: {'zh-Hans': '同步与备份', en: 'Sync and backup'}},
  },
];
