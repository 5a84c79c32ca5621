/** Pairs of a traditional character and its simplified form, with a space between them and a bar between pairs. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string;
  export default pairs;
}
