/*
 * Traditional characters that turn up in questions about scripts, each followed by its simplified
 * form. The pages are written in simplified characters; a reader who types 腳本 means 脚本.
 */
const PAIRS =
  '腳脚貓猫後后時时運运執执無无關关開开啟启啓启閉闭權权許许設设務务導导匯汇錄录檔档雲云備备還还復复刪删儲储讀读寫写頁页網网頻频視视請请應应響响錯错誤误碼码編编輯辑' +
  '專专屬属擴扩項项題题間间環环變变遷迁動动態态過过濾滤條条單单雙双數数據据庫库鏈链連连線线絡络點点擊击圖图標标籤签語语譯译說说記记憶忆評评論论訊讯號号報报問问幫帮' +
  '對对於于個个為为麼么這这裡里們们來来會会沒没嗎吗從从將将與与隱隐擁拥樣样幾几經经結结給给繼继續续總总級级類类資资載载轉转換换進进達达適适選选遠远鍵键門门階阶際际' +
  '險险隨随難难電电顯显驗验體体戶户處处術术補补製制規规試试認认證证護护買买賣卖費费輸输邊边釋释鎖锁鏡镜長长頂顶順顺預预領领頭头發发夾夹暫暂瀏浏覽览裝装訂订閱阅側侧' +
  '欄栏顏颜寬宽聯联絕绝簡简衝冲強强徑径內内兩两並并倉仓優优傳传傷伤價价儘尽劃划勵励區区協协參参嘗尝園园圍围場场塊块夠够實实審审層层幣币廣广張张彈弹慮虑戰战捨舍擇择' +
  '擋挡攔拦敗败斷断暈晕業业極极構构機机檢检歡欢歷历決决沖冲測测準准漸渐潛潜滿满潔洁灣湾狀状獨独獲获現现產产畫画異异監监盤盘禮礼種种稱称穩稳積积筆笔節节範范篩筛簽签' +
  '糾纠純纯細细終终組组統统維维緩缓繪绘織织罰罚聽听聲声職职舊旧艙舱蓋盖蘋苹虛虚蟲虫衛卫觀观觸触計计討讨訪访詢询該该詳详誰谁調调謝谢貼贴賬账質质跡迹車车軟软輕轻較较' +
  '遊游違违鄰邻錢钱鐘钟閃闪隊队隻只雜杂離离靜静韓韩額额風风飛飞餘余駐驻';

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
