import type {Locale} from '@scriptcat/contract';

interface FrameTexts {
  share: string;
  copied: string;
  tooLong: string;
  late: string;
  earlier: string;
  failed: string;
}

export const frameTexts: Record<Locale, FrameTexts> = {
  'zh-Hans': {
    share: '复制链接',
    copied: '链接已复制',
    tooLong: '内容太长，放不进链接。',
    late: '两秒钟没有算完，已经停下，所以这段内容没有检查。',
    earlier: '下面仍是之前的结果。',
    failed: '工具没有启动成功。请检查网络，再改动一下内容重试。',
  },
  en: {
    share: 'Copy link',
    copied: 'Link copied',
    tooLong: 'Too long to fit into a link.',
    late: 'This took more than two seconds and was stopped, so it was not checked.',
    earlier: 'Below is still the answer from before.',
    failed: 'The tool did not start. Check your connection and change something to try again.',
  },
};
