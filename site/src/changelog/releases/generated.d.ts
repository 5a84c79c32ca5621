declare module '@generated/releases/default/*.json' {
  const releases: readonly import('./types').LocalRelease[];
  export default releases;
}
