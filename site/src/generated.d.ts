declare module '@generated/icons/default/named.json' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '@generated/icons/default/home.json' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module '@generated/home-samples/default/all.json' {
  const samples: Record<string, {html: string; header: string; headerLine: string}>;
  export default samples;
}

declare module '@generated/pictures/default/home.json' {
  const pictures: Record<string, {file: string; width: number; height: number; alt: string}>;
  export default pictures;
}
