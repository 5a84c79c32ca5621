declare module '@generated/samples/default/samples.json' {
  const samples: Readonly<Record<string, string>>;
  export default samples;
}
