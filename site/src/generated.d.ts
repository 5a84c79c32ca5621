declare module '@generated/home-samples/default/all.json' {
  const samples: Record<string, string>;
  export default samples;
}
