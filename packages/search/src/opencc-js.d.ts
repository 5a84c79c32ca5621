/** Pairs of a traditional character and its simplified form: "腳 脚|貓 猫". */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string;
  export default pairs;
}
