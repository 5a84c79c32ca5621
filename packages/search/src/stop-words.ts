/** Words that carry no meaning of their own in a question. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for from with is are was be been do does did i me my we our you
  your it its they them this that these those there how what why where when which who can could should would
  will shall may have has had get gets got if then than so as into about any some please want need
  using use via am just also but hi hello thanks im ive id ill youre theres thats whats were being`.split(
    /\s+/,
  ),
);
