/*
 * Traditional characters that turn up in questions about scripts, each followed by its simplified
 * form. The pages are written in simplified characters; a reader who types 腳本 means 脚本.
 */
const PAIRS =
  '腳脚貓猫後后時时運运執执無无關关開开啟启啓启閉闭權权許许設设務务導导匯汇錄录檔档雲云備备還还復复刪删儲储讀读寫写頁页網网頻频視视請请應应響响錯错誤误碼码編编' +
  '輯辑專专屬属擴扩項项題题間间環环變变遷迁動动態态過过濾滤條条單单雙双數数據据庫库鏈链連连線线絡络點点擊击圖图標标籤签語语譯译說说記记憶忆評评論论訊讯號号報报' +
  '問问幫帮對对於于個个為为麼么這这裡里們们來来會会沒没嗎吗從从將将與与隱隐擁拥樣样幾几經经結结給给繼继續续總总級级類类資资載载轉转換换進进達达適适選选遠远鍵键' +
  '門门階阶際际險险隨随難难電电顯显驗验體体戶户處处術术補补製制規规試试認认證证護护買买賣卖費费輸输邊边釋释鎖锁鏡镜長长頂顶順顺預预領领頭头發发夾夹暫暂瀏浏覽览' +
  '裝装訂订閱阅側侧欄栏顏颜寬宽聯联絕绝簡简衝冲強强徑径內内兩两並并倉仓優优傳传傷伤價价儘尽劃划勵励區区協协參参嘗尝園园圍围場场塊块夠够實实審审層层幣币廣广張张' +
  '彈弹慮虑戰战捨舍擇择擋挡攔拦敗败斷断暈晕業业極极構构機机檢检歡欢歷历決决沖冲測测準准漸渐潛潜滿满潔洁灣湾狀状獨独獲获現现產产畫画異异監监盤盘禮礼種种稱称穩稳' +
  '積积筆笔節节範范篩筛簽签糾纠純纯細细終终組组統统維维緩缓繪绘織织罰罚聽听聲声職职舊旧艙舱蓋盖蘋苹虛虚蟲虫衛卫觀观觸触計计討讨訪访詢询該该詳详誰谁調调謝谢貼贴' +
  '賬账質质跡迹車车軟软輕轻較较遊游違违鄰邻錢钱鐘钟閃闪隊队隻只雜杂離离靜静韓韩額额風风飛飞餘余駐驻誌志紀纪掛挂螢萤帳账帐账軌轨駭骇獎奖慣惯隸隶佈布佔占週周裏里' +
  '徵征儀仪億亿債债傾倾僅仅傭佣偵侦偽伪傘伞僑侨償偿兒儿兇凶凍冻別别剛刚創创劇剧劑剂勁劲勞劳勢势勝胜匱匮華华嚴严員员國国圓圆團团堅坚墊垫墜坠壓压壞坏壯壮夢梦奪夺' +
  '奮奋婦妇孫孙學学寧宁寶宝尋寻屆届島岛幹干廠厂廢废彙汇彎弯徹彻恆恒悶闷惡恶慶庆懶懒懷怀懸悬戲戏拋抛掃扫採采揀拣揚扬損损搖摇搶抢撥拨撐撑擬拟擺摆攜携攝摄敵敌斂敛' +
  '曆历曉晓書书東东柵栅棄弃樓楼樂乐樹树橋桥橫横歐欧歲岁歸归殘残殺杀殼壳氣气況况涼凉淨净減减湊凑溫温滾滚濃浓濕湿濟济災灾烏乌煉炼熱热燈灯營营爭争爾尔犧牺牽牵獻献' +
  '瑪玛畢毕當当療疗盜盗盡尽矯矫確确礎础礙碍禍祸禦御祕秘稅税穫获窮穷竄窜競竞築筑籃篮紅红約约紙纸紛纷紹绍絲丝綁绑綠绿綫线緊紧締缔練练縮缩繞绕繫系罷罢羅罗義义習习' +
  '聖圣聞闻聰聪肅肃腦脑膚肤臨临舉举興兴艱艰莊庄萬万葉叶蔣蒋藍蓝藝艺藥药蘇苏複复見见親亲覺觉訓训託托訴诉註注詞词話话誇夸誠诚課课談谈諒谅講讲識识譜谱議议讓让豐丰' +
  '貝贝負负財财責责貨货貫贯貴贵賓宾賞赏賴赖購购贈赠贊赞趕赶趙赵躍跃軍军輛辆輪轮農农遞递遲迟遺遗邏逻郵邮鄉乡醫医釘钉針针鈕钮鈴铃銀银銷销鋪铺鍋锅鎮镇鐵铁鑰钥閒闲' +
  '闆板陣阵陰阴陳陈陸陆陽阳雖虽霧雾靈灵須须頓顿頗颇願愿顧顾飯饭飲饮餅饼館馆馬马駕驾驅驱驚惊魚鱼鮮鲜鳥鸟麗丽麥麦黃黄黨党齊齐齒齿龍龙龜龟佇伫倆俩偉伟儂侬啞哑嚇吓' +
  '夥伙妝妆姪侄崗岗廚厨彥彦憑凭撈捞攤摊晝昼暢畅榮荣槍枪欽钦毀毁氫氢滯滞漢汉灑洒獸兽癢痒禎祯筍笋簾帘籌筹紋纹紐纽絨绒縣县繳缴聳耸膠胶艦舰蓮莲襲袭訣诀諸诸謹谨譽誉' +
  '販贩賽赛贏赢蹤踪輔辅轟轰辦办辭辞鄭郑釣钓鋼钢錦锦鍊链閘闸闊阔陝陕韌韧頒颁飄飘騎骑騙骗鬆松鬥斗鬧闹鹽盐齡龄捲卷鉤钩鈎钩擾扰併并証证嘆叹譁哗臺台檯台颱台衹只祇只' +
  '鏽锈騰腾';

const SIMPLIFIED = new Map<string, string>();
for (let at = 0; at < PAIRS.length; at += 2) SIMPLIFIED.set(PAIRS.charAt(at), PAIRS.charAt(at + 1));

const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FULL_WIDTH_SHIFT = 0xfee0;
const HAN_FIRST = 0x3400;
const HAN_LAST = 0x9fff;
const COMBINING_MARKS = /[\u0300-\u036f]/g;

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit.toLowerCase();
  if (code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST) {
    return String.fromCharCode(code - FULL_WIDTH_SHIFT).toLowerCase();
  }
  // Han characters have no case and no accents, and taking them apart to find out is slow.
  if (code >= HAN_FIRST && code <= HAN_LAST) return SIMPLIFIED.get(unit) ?? unit;
  const folded = unit.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
  return folded.length === 1 ? folded : unit;
}

// Most of what is folded is plain Latin, where looking at every character costs more than it gives.
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Lower-cases, narrows full-width forms, drops accents and simplifies traditional characters,
 * keeping the length, so that a position in the result is a position in the source.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  let out = '';
  for (let at = 0; at < text.length; at += 1) out += foldUnit(text.charAt(at));
  return out;
}
