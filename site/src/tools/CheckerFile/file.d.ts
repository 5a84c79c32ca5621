declare module '@generated/checker/default/file.json' {
  const file: {name: string; sha256: string; kilobytes: number};
  export default file;
}
