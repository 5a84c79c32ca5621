import type {Localized} from '@scriptcat/contract';
import type {Area, Channel, Kind} from './types';

export const kindLabels: Readonly<Record<Kind, Localized>> = {
  breaking: {'zh-Hans': '不兼容', en: 'Breaking'},
  security: {'zh-Hans': '安全', en: 'Security'},
  deprecation: {'zh-Hans': '弃用', en: 'Deprecated'},
  feature: {'zh-Hans': '新增', en: 'New'},
  improvement: {'zh-Hans': '改进', en: 'Improved'},
  fix: {'zh-Hans': '修复', en: 'Fixed'},
};

export const areaLabels: Readonly<Record<Area, Localized>> = {
  api: {'zh-Hans': 'API', en: 'API'},
  meta: {'zh-Hans': '元数据', en: 'Metadata'},
  background: {'zh-Hans': '后台', en: 'Background'},
  install: {'zh-Hans': '安装更新', en: 'Install'},
  permission: {'zh-Hans': '权限', en: 'Permissions'},
  sync: {'zh-Hans': '同步备份', en: 'Sync'},
  editor: {'zh-Hans': '编辑器', en: 'Editor'},
  ui: {'zh-Hans': '界面', en: 'Interface'},
  agent: {'zh-Hans': 'Agent', en: 'Agent'},
  performance: {'zh-Hans': '性能', en: 'Speed'},
  i18n: {'zh-Hans': '多语言', en: 'Languages'},
  other: {'zh-Hans': '其他', en: 'Other'},
};

export const channelLabels: Readonly<Record<Channel, Localized>> = {
  stable: {'zh-Hans': '正式版', en: 'Stable'},
  beta: {'zh-Hans': 'Beta 版', en: 'Beta'},
};
